// All that is measured in one position of a table, as sentences about what is wrong.
() => {
    const wrong = [];
    const { innerWidth: w, innerHeight: h } = window;
    const root = document.documentElement;
    if (root.scrollWidth > w || root.scrollHeight > h) {
        wrong.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight}`);
    }
    const name = (e) => (e.dataset.thing ?? e.dataset.choice ?? e.className).slice(0, 40);
    const inside = (b) => b.left >= -1 && b.top >= -1 && b.right <= w + 1 && b.bottom <= h + 1;
    const hit = (e, x, y) => { const found = document.elementFromPoint(x, y); return found !== null && (found === e || e.contains(found)); };
    const question = document.querySelector('.question').getBoundingClientRect();
    if (!inside(question)) wrong.push('the question is not whole');
    const asks = document.querySelector('.question');
    if (asks.scrollHeight > asks.clientHeight + 1) wrong.push(`the question is cut: ${asks.scrollHeight} in ${asks.clientHeight}`);
    const apart = (b) => b.right <= question.left + 1 || b.left >= question.right - 1 || b.bottom <= question.top + 1 || b.top >= question.bottom - 1;
    for (const e of document.querySelectorAll('button.choosable, button[data-choice]')) {
        const b = e.getBoundingClientRect();
        if (!inside(b)) wrong.push(`${name(e)} is not whole`);
        else if (!hit(e, (b.left + b.right) / 2, (b.top + b.bottom) / 2)) wrong.push(`${name(e)} is covered`);
        if (!e.dataset.choice && !apart(b)) wrong.push(`${name(e)} lies under the question`);
    }
    for (const e of document.querySelectorAll('[aria-label="Your hand"] button[data-thing]')) {
        const b = e.getBoundingClientRect();
        const [x, y] = [b.left + b.width * 0.25, b.top + b.height * 0.25];
        if (!inside(b)) wrong.push(`${name(e)} of the hand is not whole`);
        else if (!hit(e, x, y)) wrong.push(`${name(e)} of the hand is covered`);
    }
    for (const e of document.querySelectorAll('main > .top, main > .top .clock')) {
        if (e.scrollWidth > e.clientWidth + 1) wrong.push(`the head is cut: ${name(e)} ${e.scrollWidth} in ${e.clientWidth}`);
    }
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        if (!node.data.trim() || e.closest('.hidden') || !e.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (size < 11) wrong.push(`${size} px: ${node.data.trim().slice(0, 20)}`);
    }
    return wrong;
}

/** The faces of bots: animals, so that who is a machine is seen at a glance. 100 by 100, to be cut to a disc. */
import { hash } from "./chance";

const ANIMALS: Record<string, string> = {
  chick:
    '<rect width="100" height="100" fill="#5aa7c7"/><circle cx="50" cy="48" r="40" fill="#bfe6f0" opacity=".75"/>' +
    '<path d="M16 104Q18 78 50 76T84 104Z" fill="#f3c63c"/><circle cx="50" cy="50" r="29" fill="#ffdb5c"/>' +
    '<path d="M44 24Q40 10 50 12Q48 18 52 22Q54 12 61 15Q56 20 57 26Z" fill="#f3c63c"/>' +
    '<path d="M68 32Q82 50 70 68Q60 78 50 79Q66 66 68 32Z" fill="#e6ae2d" opacity=".55"/><circle cx="38" cy="47" r="5.2" fill="#231815"/>' +
    '<circle cx="62" cy="47" r="5.2" fill="#231815"/><circle cx="39.6" cy="45" r="1.7" fill="#fff"/><circle cx="63.6" cy="45" r="1.7" fill="#fff"/>' +
    '<path d="M36 58Q50 50 64 58Q60 66 50 66T36 58Z" fill="#f2862c"/><path d="M40 60Q50 74 60 60Q50 64 40 60Z" fill="#c75f16"/>' +
    '<ellipse cx="31" cy="57" rx="4.5" ry="3" fill="#f59a6a" opacity=".6"/><ellipse cx="69" cy="57" rx="4.5" ry="3" fill="#f59a6a" opacity=".6"/>',
  bear:
    '<rect width="100" height="100" fill="#6f9b54"/><circle cx="50" cy="48" r="40" fill="#d3e6b0" opacity=".75"/>' +
    '<path d="M10 104Q14 80 50 80T90 104Z" fill="#7a4a29"/><circle cx="26" cy="27" r="12" fill="#8a5632"/><circle cx="74" cy="27" r="12" fill="#8a5632"/>' +
    '<circle cx="26" cy="28" r="6.5" fill="#d39b6c"/><circle cx="74" cy="28" r="6.5" fill="#d39b6c"/>' +
    '<ellipse cx="50" cy="51" rx="33" ry="31" fill="#9b6339"/><path d="M62 24Q84 36 82 56Q76 80 50 82Q74 66 62 24Z" fill="#7a4a29" opacity=".5"/>' +
    '<ellipse cx="50" cy="63" rx="18" ry="14" fill="#e3b88c"/><ellipse cx="50" cy="56" rx="7" ry="5" fill="#2a1a17"/>' +
    '<path d="M50 61V66M43 69Q47 73 50 68Q53 73 57 69" fill="none" stroke="#5a3421" stroke-width="2.4"/><circle cx="37" cy="45" r="4.2" fill="#1f1413"/>' +
    '<circle cx="63" cy="45" r="4.2" fill="#1f1413"/><circle cx="38.3" cy="43.6" r="1.4" fill="#fff"/><circle cx="64.3" cy="43.6" r="1.4" fill="#fff"/>' +
    '<path d="M31 37Q37 33 42 36M69 37Q63 33 58 36" fill="none" stroke="#5a3421" stroke-width="2.6"/>',
  badger:
    '<rect width="100" height="100" fill="#8a5a8f"/><circle cx="50" cy="48" r="40" fill="#e4c3da" opacity=".75"/>' +
    '<path d="M10 104Q14 80 50 80T90 104Z" fill="#39394a"/><path d="M40 84H60L56 104H44Z" fill="#d9d6d2"/><circle cx="24" cy="32" r="9" fill="#2b2b38"/>' +
    '<circle cx="76" cy="32" r="9" fill="#2b2b38"/><circle cx="24" cy="33" r="4.5" fill="#e9e4dc"/><circle cx="76" cy="33" r="4.5" fill="#e9e4dc"/>' +
    '<path d="M18 50Q20 20 50 19T82 50Q78 68 62 80Q50 88 38 80Q22 68 18 50Z" fill="#f2eee6"/>' +
    '<path d="M25 28Q36 22 42 26Q46 48 42 70Q30 66 24 54Q20 40 25 28Z" fill="#2b2b38"/>' +
    '<path d="M75 28Q64 22 58 26Q54 48 58 70Q70 66 76 54Q80 40 75 28Z" fill="#2b2b38"/><circle cx="36" cy="48" r="5.4" fill="#fff"/>' +
    '<circle cx="36" cy="48.6" r="3.5" fill="#1c1420"/><circle cx="37.3" cy="46.6" r="1.2" fill="#fff"/><circle cx="64" cy="48" r="5.4" fill="#fff"/>' +
    '<circle cx="64" cy="48.6" r="3.5" fill="#1c1420"/><circle cx="65.3" cy="46.6" r="1.2" fill="#fff"/>' +
    '<ellipse cx="50" cy="72" rx="7.5" ry="5.5" fill="#1b1720"/><path d="M50 78V81M44 83Q50 86 56 83" fill="none" stroke="#8c8078" stroke-width="2"/>' +
    '<path d="M29 41L42 44M71 41L58 44" fill="none" stroke="#f2eee6" stroke-width="2.2"/>',
  owl:
    '<rect width="100" height="100" fill="#33488f"/><circle cx="50" cy="48" r="40" fill="#96aee2" opacity=".75"/>' +
    '<path d="M12 104Q12 74 50 74T88 104Z" fill="#5c4230"/><path d="M20 104Q24 84 50 84T80 104Z" fill="#c9a67c"/>' +
    '<path d="M20 26L14 8L36 18Q50 12 64 18L86 8L80 26Q90 54 72 74Q50 88 28 74Q10 54 20 26Z" fill="#7a5a40"/>' +
    '<path d="M50 26Q66 14 80 26Q84 50 68 62Q54 64 50 46Q46 64 32 62Q16 50 20 26Q34 14 50 26Z" fill="#e9d3ae"/>' +
    '<circle cx="35" cy="42" r="13" fill="#fff7e2"/><circle cx="65" cy="42" r="13" fill="#fff7e2"/><circle cx="35" cy="42" r="9" fill="#f0a92e"/>' +
    '<circle cx="65" cy="42" r="9" fill="#f0a92e"/><circle cx="35" cy="42" r="5.4" fill="#1c1420"/><circle cx="65" cy="42" r="5.4" fill="#1c1420"/>' +
    '<circle cx="37" cy="40" r="1.8" fill="#fff"/><circle cx="67" cy="40" r="1.8" fill="#fff"/><path d="M44 54Q50 48 56 54L50 68Z" fill="#e0862a"/>' +
    '<path d="M18 20Q34 24 47 34M82 20Q66 24 53 34" fill="none" stroke="#4a3426" stroke-width="4"/>' +
    '<path d="M34 92q4 5 8 0" fill="none" stroke="#8a6847" stroke-width="2"/><path d="M46 96q4 5 8 0" fill="none" stroke="#8a6847" stroke-width="2"/>' +
    '<path d="M58 92q4 5 8 0" fill="none" stroke="#8a6847" stroke-width="2"/>',
  dragon:
    '<rect width="100" height="100" fill="#5c1526"/><circle cx="50" cy="48" r="40" fill="#e2683a" opacity=".75"/>' +
    '<path d="M14 40Q0 18 10 4Q14 22 30 26ZM86 40Q100 18 90 4Q86 22 70 26Z" fill="#f0d9a8"/><path d="M8 104Q14 78 50 78T92 104Z" fill="#145c56"/>' +
    '<path d="M34 104Q36 84 50 84T66 104Z" fill="#e8c878"/>' +
    '<path d="M22 40Q24 18 50 18T78 40Q80 56 68 62Q72 82 50 86Q28 82 32 62Q20 56 22 40Z" fill="#1f8a7d"/>' +
    '<path d="M60 20Q78 24 78 40Q80 56 68 62Q72 82 50 86Q66 70 60 20Z" fill="#12655c" opacity=".7"/><path d="M44 20L50 6L56 20L53 30H47Z" fill="#e8c878"/>' +
    '<path d="M20 46L6 50L20 58ZM80 46L94 50L80 58Z" fill="#1f8a7d"/><path d="M27 42Q36 36 45 45Q38 51 30 48Z" fill="#ffe27a"/>' +
    '<path d="M73 42Q64 36 55 45Q62 51 70 48Z" fill="#ffe27a"/><ellipse cx="37.5" cy="44" rx="1.8" ry="4.2" fill="#2a0f12"/>' +
    '<ellipse cx="62.5" cy="44" rx="1.8" ry="4.2" fill="#2a0f12"/>' +
    '<path d="M25 38Q36 32 46 42M75 38Q64 32 54 42" fill="none" stroke="#0c443f" stroke-width="3.4"/><circle cx="43" cy="68" r="2.4" fill="#0c443f"/>' +
    '<circle cx="57" cy="68" r="2.4" fill="#0c443f"/><path d="M38 76Q50 82 62 76" fill="none" stroke="#0c443f" stroke-width="2.4"/>' +
    '<path d="M41 77.5L43.5 83L46 79ZM59 77.5L56.5 83L54 79Z" fill="#fff6e0"/>',
};

/** An animal by its name; a bot whose face nobody has chosen gets one by its own name. */
export function animal(face: string, name: string): string {
  const names = Object.keys(ANIMALS);
  return ANIMALS[face] ?? ANIMALS[names[hash(name) % names.length] ?? ""] ?? "";
}

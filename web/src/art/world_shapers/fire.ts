/** Scenes of fire. */
import { planet } from "./creatures";
import type { Scenes } from "./land";
import { dots, glow, sparkle } from "./light";
import { burst, coal, lick, whirl } from "./scenery";
import { cloud, flame, pine } from "./sprites";
import { around, disc, each, faint, fill, flip, line, oval, put, steps } from "./strokes";

export const FIRE: Scenes = {
  'flints and spark': () => glow(60, 38, 38, '#ffb648', .13) + fill('M10 80L22 56L40 48L52 56L50 70L40 80Z', '#3a2a38') + fill('M22 56L40 48L52 56L36 62Z', '#6a5566') +
    fill('M110 80L100 52L82 46L70 55L72 68L82 80Z', '#2c1f2d') + fill('M100 52L82 46L70 55L86 60Z', '#584658') +
    fill('M60 4L64.5 31L92 37L64.5 43L60 68L55.5 43L28 37L55.5 31Z', '#fff3b0') + put(60, 37, .62, fill('M0 -30L4 -4L30 0L4 4L0 30L-4 4L-30 0L-4 -4Z', '#ffc35a'), 45) +
    put(60, 37, .5, fill('M0 -30L5 -5L30 0L5 5L0 30L-5 5L-30 0L-5 -5Z', '#fff')),
  'geyser': () => fill('M0 62L30 57L46 64H76L94 57L120 62V80H0Z', '#5a2c33') + fill('M0 72L40 67L80 71L120 67V80H0Z', '#3c1c28') +
    fill('M40 66L50 55H72L82 66Z', '#8a4740') + oval(61, 64, 24, 5, '#4fa6bb') + oval(61, 63.5, 16, 3, '#a9e2ea') +
    fill('M53 62C57 42 50 26 42 14C53 19 55 12 61 3C67 12 70 19 80 14C71 28 65 44 69 62Z', '#bfeef2') + fill('M58 62C60 44 57 26 60 10C65 26 63 44 64 62Z', '#fff') +
    line('M52 24Q56 38 55 56M71 24Q66 38 67 56', '#8fd3de', 1.4) +
    faint(.92, put(38, 14, .62, cloud('#f4fbfa')) + put(84, 14, .7, cloud('#f4fbfa')) + put(61, 6, .9, cloud('#ffffff'))) +
    dots([[44, 34], [78, 36], [40, 46], [82, 48], [48, 52], [75, 26]], 1.7, '#dff6f8'),
  'burning forest': () => fill('M0 60H120V80H0Z', '#2a121f') + put(16, 64, 1.05, flame()) + put(104, 64, 1.1, flame()) + put(34, 68, 1.45, flame()) +
    put(88, 68, 1.45, flame()) + put(61, 70, 1.85, flame()) + put(47, 73, .85, flame()) + put(76, 73, .85, flame()) +
    each([[8, 1], [27, .85], [52, .8], [70, .9], [96, .8], [113, 1.1]], ([x, s]) => put(x, 75, s, pine('#1d0f1c'))) +
    dots([[24, 20], [46, 12], [84, 16], [98, 28], [68, 6], [14, 32]], 1.5, '#ffcf7a'),
  'ring of flames': () => glow(60, 46, 52, '#ff7a33', .09) + oval(60, 47, 45, 25, '#7a2428') + oval(60, 47, 42, 22, '#ff8a3c') + oval(60, 48, 36, 17.5, '#2a0f1c') +
    oval(60, 51, 24, 10, '#48182a') + line('M46 50L54 53L60 49L68 54L76 50', '#8a2f33', 1.6) +
    each([198, 216, 234, 252, 270, 288, 306, 324, 342], a => put(60 + 40 * Math.cos(a * Math.PI / 180), 48 + 21 * Math.sin(a * Math.PI / 180), .5, flame())) +
    each([180, 0, 162, 18, 144, 36, 126, 54, 108, 72, 90], a => put(60 + 40 * Math.cos(a * Math.PI / 180), 52 + 21 * Math.sin(a * Math.PI / 180), .56 +
    .12 * Math.sin(a * Math.PI / 180), flame())),
  'throne of fire': () => put(20, 78, 1.5, flame()) + put(100, 78, 1.5, flame()) + put(36, 74, 1.1, flame()) + put(84, 74, 1.1, flame()) +
    fill('M42 70V31L33 16L45 21L49 6L60 15L71 6L75 21L87 16L78 31V70Z', '#2f1326') + fill('M60 15L71 6L75 21L87 16L78 31V70H60Z', '#220c1d') +
    line('M42 60V31L34 17L45 21L49 7L60 15', '#ff8a3c', 1.3) + fill('M48 60V36Q60 22 72 36V60Z', '#8c2a33') + fill('M52 58V38Q60 29 68 38V58Z', '#b8403a') +
    fill('M36 48Q42 44 48 48V74H36ZM72 48Q78 44 84 48V74H72Z', '#4a1c30') + oval(42, 48, 6.5, 3, '#7a3342') + oval(78, 48, 6.5, 3, '#7a3342') +
    fill('M47 56H73V64H47Z', '#d2603f') + fill('M47 63H73V75H47Z', '#3a162a') + fill('M30 73H90V77H30Z', '#5a2433') + fill('M24 77H96V80H24Z', '#3a162a') +
    disc(60, 24, 4, '#ffcf7a') + disc(60, 24, 2, '#fff6d8'),
  'glowing embers': () => glow(60, 56, 46, '#ff6f35', .1) +
    each([[22, 62, 10], [98, 63, 10], [40, 51, 8], [82, 51, 8], [60, 46, 9], [44, 65, 12], [76, 65, 12], [60, 58, 10], [60, 74, 9], [28, 75, 8], [92, 75, 8]], ([x, y, r], i) => coal(x, y, r, i % 2 ? '#ffb648' : '#ff6f35')) +
    put(60, 40, .45, flame()) + put(40, 46, .3, flame()) + put(83, 46, .34, flame()) +
    dots([[28, 26], [46, 16], [66, 26], [88, 18], [98, 36], [18, 40], [74, 10]], 1.7, '#ffcf7a'),
  'chain of bursts': () => line('M16 60L42 30L72 50L102 20', '#ffcf7a', 2.6, 'stroke-dasharray=".1 5.5"') + burst(16, 60, 9) + burst(42, 30, 13) + burst(72, 50, 17) +
    burst(102, 20, 19),
  'world on the anvil': () => glow(56, 30, 36, '#ffb648', .12) + put(54, 28, 1.12, planet()) + disc(54, 28, 17.8, 'none', 'stroke="#ffcf7a" stroke-width="1.6"') +
    fill('M22 49H88Q98 49 104 47Q98 58 80 59H72V66L82 75H38L48 66V59C36 59 26 57 22 49Z', '#4d4352') + fill('M22 49H88Q98 49 104 47Q101 52 94 53H26Z', '#948896') +
    fill('M48 60H72V66H48Z', '#3a323f') + put(92, 26, 1.05, fill('M-3 -2h6v34h-6z', '#8a5a3a') + fill('M-14 -9h26v13h-26z', '#6f6674') +
    fill('M-14 -9h26v4h-26z', '#a59ca8') + fill('M-16 -10h5v15h-5z', '#524858'), 38) +
    each([[72, 38], [78, 46], [36, 44], [30, 34], [70, 14]], ([x, y]) => sparkle(x, y, .6, '#ffe9a8')),
  'two rival flames': () => glow(38, 52, 26, '#ff8a3c', .1) + glow(82, 52, 26, '#8f6bff', .1) + put(37, 74, 1.75, flame(), 8) +
    put(83, 74, 1.75, flip(flame('#6a3fb0', '#a98af0', '#f3ecff')), -8) + sparkle(60, 30, 1.7) +
    dots([[52, 22], [68, 20], [60, 44], [56, 14], [66, 38]], 1.5, '#fff3c9') +
    fill('M0 74Q60 70 120 74V80H0Z', '#1a0c1a'),
  'fireplace': () => each(steps(5), r => each(steps(6), c => fill(`M${-8 + c * 24 + r % 2 * 12} ${r * 16}h22v14h-22z`, '#5f3230', 'opacity=".45"'))) +
    fill('M22 16H98V76H22Z', '#8a5546') +
    each([[24, 24, 9, 7], [24, 33, 7, 7], [24, 42, 9, 7], [24, 51, 7, 7], [24, 60, 9, 7], [87, 24, 9, 7], [89, 33, 7, 7], [87, 42, 9, 7], [89, 51, 7, 7], [87, 60, 9, 7], [46, 19, 12, 6], [62, 19, 12, 6]], ([x, y, w, h]) => fill(`M${x} ${y}h${w}v${h}h${-w}z`, '#a5695a')) +
    fill('M14 8H106V18H14Z', '#b97a5e') + fill('M14 8H106V11H14Z', '#dba482') + fill('M34 76V44C34 24 86 24 86 44V76Z', '#1e0d17') + glow(60, 60, 28, '#ffb648', .14) +
    put(60, 72, 1.15, flame()) + put(47, 73, .7, flame()) + put(74, 73, .7, flame()) + line('M40 75L80 70M42 70L79 76', '#5a3630', 4.6) +
    line('M42 70L60 73', '#c9803c', 1) + fill('M10 76H110V80H10Z', '#4a2a2a'),
  'fire whirl': () => glow(60, 40, 46, '#ff7a33', .1) + line('M4 22Q26 14 40 24M116 34Q96 26 82 34M8 50Q30 44 44 50M112 58Q94 52 76 56', '#ffb27a', 2.2, 'opacity=".6"') +
    fill('M0 69Q30 63 60 70T120 67V80H0Z', '#22101c') +
    each([[36, 24, 1.5], [41, 36, 1.25], [47, 48, 1], [51, 60, .8]], ([x, y, k]) => put(x, y, k, flip(lick))) +
    each([[84, 22, 1.5], [80, 34, 1.25], [73, 46, 1], [69, 58, .8]], ([x, y, k]) => put(x, y, k, lick)) + whirl('#fff0a6', '#d93a26', '#ffe08a') +
    each([[44, 14, .5, -18], [54, 12, .62, -6], [66, 12, .66, 6], [78, 14, .52, 18]], ([x, y, k, r]) => put(x, y, k, flame(), r)) + put(50, 76, .5, flame()) +
    put(70, 76, .55, flame()) + each([[12, 1], [106, 1.1], [24, .7], [94, .6]], ([x, k]) => put(x, 74, k, pine('#1d0f1c'))),
  'crowned sun': () => glow(60, 50, 50, '#ff9a3c', .1) +
    around(20, 60, 54, 0, (_x, _y, turn, i) => put(60, 54, 1, fill(`M0 -5Q22 -5 ${i % 2 ? 36 : 30} 0Q22 3 0 5Z`, i % 2 ? '#ff7a33' : '#e2452b'), turn)) +
    disc(60, 54, 23, '#ffb648') + disc(60, 54, 19, '#ffd77a') + disc(57, 51, 13, '#fff0b8') +
    fill('M37 40L31 10L46 25L60 3L74 25L89 10L83 40Q60 31 37 40Z', '#f6bd3f') + fill('M60 3L74 25L89 10L83 40Q72 35.5 60 35.5Z', '#d98a28') +
    fill('M37 40Q60 31 83 40L82 46Q60 37 38 46Z', '#a85a1c') + each([[31, 10], [60, 4], [89, 10]], ([x, y]) => disc(x, y, 3, '#fff3c0')) + disc(60, 27, 3.4, '#c9412f') +
    disc(46, 31, 2.2, '#fff3c0') + disc(74, 31, 2.2, '#fff3c0'),
};

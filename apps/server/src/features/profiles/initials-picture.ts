import type { AVATAR_TINTS } from "@hilo/rules/users/initials";

/** The people's colours of the design, in its dark theme: ground and letters. They read well on both themes' pages. */
const TINTS = [
	["#b9a1ff", "#170b38"],
	["#55d6a4", "#00261a"],
	["#ff8f9b", "#35000a"],
	["#ff93d8", "#360027"],
	["#b9e04a", "#172000"],
	["#f0c95a", "#241900"],
] as const satisfies { length: typeof AVATAR_TINTS };

/**
 * A picture made of one or two letters, as SVG. Anyone may load it: it says no more than a profile does.
 *
 * @param name `AL-3`: the letters, and the number of the colour.
 * @returns null for anything else.
 */
export function initialsPicture(name: string): string | null {
	const [, letters, tint] = /^([\p{L}\p{Nd}]{1,2}|[_.-])-(\d)$/u.exec(name) ?? [];
	const colours = TINTS[Number(tint)];
	if (letters === undefined || !colours) return null;
	const size = [...letters].length > 1 ? 104 : 128;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${colours[0]}"/><text x="128" y="128" dy=".36em" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${colours[1]}">${letters}</text></svg>`;
}

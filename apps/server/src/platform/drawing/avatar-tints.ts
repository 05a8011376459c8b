import type { AVATAR_TINTS } from "@hilo/rules/profiles/avatar";

/** The players' colours in the design's dark theme, background and letters; readable on pages of both themes. */
export const TINTS = [
	["#b9a1ff", "#170b38"],
	["#55d6a4", "#00261a"],
	["#ff8f9b", "#35000a"],
	["#ff93d8", "#360027"],
	["#b9e04a", "#172000"],
	["#f0c95a", "#241900"],
] as const satisfies { length: typeof AVATAR_TINTS };

import { storedAccentTones } from "@hilo/rules/site/accent";

/** The site's own colour in place of the usual one, as CSS; the games keep theirs. Null without one. */
export function accentStyle(accent: string | null): string | null {
	const tones = storedAccentTones(accent);
	if (!tones) return null;
	const { light, dark } = tones;
	return `:root{--accent:light-dark(${light.accent},${dark.accent});--on-accent:light-dark(${light.onAccent},${dark.onAccent})}`;
}

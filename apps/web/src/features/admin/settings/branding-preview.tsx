import { type AccentTheme, storedAccentTones } from "@hilo/rules/site/accent";
import { markAddress } from "@hilo/rules/site/branding";
import { checkColour, cleanColour } from "@hilo/rules/site/branding-checks";
import type { CSSProperties } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { Mark } from "../../../ui/logo.tsx";

interface BrandingPreviewProps {
	name: string;
	/** As typed. */
	accent: string;
	/** What is wrong with the colour. */
	problem: string | null;
	mark: string | null;
}

const THEMES = [
	["light", "Light theme"],
	["dark", "Dark theme"],
] as const;

/** The bar, a button and a text in both themes, as they would be with what is typed. */
export function BrandingPreview({ problem, ...look }: BrandingPreviewProps) {
	return (
		<div className="grid gap-3">
			<div className="grid gap-4 sm:grid-cols-2">
				{THEMES.map(([theme, caption]) => (
					<figure key={theme} aria-label={`Preview, ${caption.toLowerCase()}`} className="grid gap-1.5">
						<Sample theme={theme} {...look} />
						<figcaption className="text-sm text-muted">{caption}</figcaption>
					</figure>
				))}
			</div>
			<p role="status" className="font-bold text-wrong empty:hidden">
				{problem}
			</p>
		</div>
	);
}

function Sample({
	theme,
	name,
	accent,
	mark,
}: Omit<BrandingPreviewProps, "problem"> & { theme: AccentTheme }) {
	return (
		<div
			style={{ colorScheme: theme, ...accentOf(theme, accent) }}
			className="overflow-hidden rounded-md border-2 border-line bg-paper text-ink"
		>
			<p className="flex items-center gap-2 border-b border-line px-3 py-2 font-display text-lg font-extrabold">
				<Mark picture={mark && markAddress(mark, 128)} className="size-6 shrink-0" />
				<span className="truncate">{name}</span>
			</p>
			<div className="flex flex-wrap items-center justify-between gap-3 px-3 py-4">
				<span className={buttonClass({ small: true })}>Play</span>
				<span className="font-bold text-accent">Your best: 24</span>
			</div>
		</div>
	);
}

/** A colour that is refused is shown as it is, so that its contrast can be seen. */
function accentOf(theme: AccentTheme, typed: string): CSSProperties {
	if (checkColour(typed) !== null) return {};
	const hex = cleanColour(typed);
	const tone = storedAccentTones(hex)?.[theme];
	const colours = {
		"--accent": tone?.accent ?? hex,
		...(tone && { "--on-accent": tone.onAccent }),
	};
	return colours as CSSProperties;
}

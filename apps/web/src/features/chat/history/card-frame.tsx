import { Link } from "@tanstack/react-router";
import type { ReactNode, RefObject } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import type { GameColour } from "../../duels/duel-colour.ts";

interface CardFrameProps {
	readonly box?: RefObject<HTMLDivElement | null>;
	readonly colour: GameColour;
	readonly art: ReactNode;
	readonly title: string;
	readonly note: ReactNode;
	readonly href: string;
	readonly action?: string;
	/** The accessible name of the link. */
	readonly label: string;
	/** Nothing is to be played. */
	readonly isQuiet?: boolean;
	/** Title and note are loaded, and get the space of two lines and one. */
	readonly hasLateTitle?: boolean;
}

/** What a link leads to, in place of its address. The whole card can be pressed, although the link inside is small. */
export function CardFrame({
	box,
	colour,
	art,
	title,
	note,
	href,
	action = "Play",
	label,
	isQuiet = false,
	hasLateTitle = false,
}: CardFrameProps) {
	return (
		<div
			ref={box}
			{...colour}
			className="group relative w-full overflow-hidden rounded-lg border-2 border-line bg-raise text-ink"
		>
			{art}
			<div className="grid gap-2 p-3">
				<p
					className={`font-display text-lg leading-tight font-bold [overflow-wrap:anywhere] ${hasLateTitle ? "min-h-[2lh]" : ""}`}
				>
					<bdi>{title}</bdi>
				</p>
				<div className="flex items-center justify-between gap-3">
					<div className="min-w-0 text-sm leading-tight text-muted tabular-nums [overflow-wrap:anywhere]">
						{note}
					</div>
					<Link
						to={href}
						aria-label={label}
						className={`shrink-0 after:absolute after:inset-0 ${buttonClass({ small: true, kind: isQuiet ? "quiet" : "accent" })}`}
					>
						{action}
					</Link>
				</div>
			</div>
		</div>
	);
}

import {
	type AboutKind,
	aboutKind,
	type SupportCategory,
	type TicketStatus,
} from "@hilo/rules/support/tickets";
import { Link } from "@tanstack/react-router";

export const CATEGORY_TEXT: Readonly<Record<SupportCategory, string>> = {
	account: "Account",
	game: "Game",
	technical: "Technical",
	other: "Other",
};

const STATUS_TEXT: Readonly<Record<TicketStatus, string>> = {
	open: "Open",
	"in-progress": "In progress",
	closed: "Closed",
};

export const ABOUT_TEXT: Readonly<Record<AboutKind, string>> = {
	game: "a custom game",
	player: "a player",
};

/** An empty, a half and a full circle. */
const SHAPES: Readonly<Record<TicketStatus, string>> = {
	open: "",
	"in-progress": "M6 1.5a4.5 4.5 0 0 1 0 9z",
	closed: "M6 1.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9z",
};

export function StatusMark({ status, className = "" }: { status: TicketStatus; className?: string }) {
	return (
		<span className={`inline-flex items-center gap-1.5 font-bold whitespace-nowrap ${className}`}>
			<svg viewBox="0 0 12 12" aria-hidden="true" className="size-3.5 shrink-0 stroke-current">
				<circle cx="6" cy="6" r="4.5" fill="none" strokeWidth="2" />
				<path d={SHAPES[status]} fill="currentColor" stroke="none" />
			</svg>
			{STATUS_TEXT[status]}
		</span>
	);
}

/** A link to the ticket's subject, if it is on this site. */
export function AboutLink({ about }: { about: string | null | undefined }) {
	const kind = about ? aboutKind(about) : null;
	if (!about || !kind) return null;
	return (
		<Link to={about} className="link">
			About {ABOUT_TEXT[kind]}
		</Link>
	);
}

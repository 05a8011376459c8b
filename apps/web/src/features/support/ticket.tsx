import {
	type AboutKind,
	aboutKind,
	type SupportCategory,
	type TicketStatus,
} from "@hilo/rules/support/tickets";
import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { addressOf } from "../../ui/base-path.ts";
import { Chip } from "../../ui/chip.tsx";

/** The poll interval of tickets without live events. */
export const TICKETS_POLL_MS = 30_000;

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

type Message = Outputs["support"]["get"]["messages"][number];

/** @param side whose messages are shown at the right */
export function Thread({ messages, side }: { messages: readonly Message[]; side: "player" | "admin" }) {
	return (
		<ol aria-label="Messages" className="grid grid-cols-1 gap-5">
			{messages.map((message) => (
				<MessageItem
					key={message.position}
					message={message}
					isRight={message.isAdmin === (side === "admin")}
				/>
			))}
		</ol>
	);
}

function MessageItem({ message, isRight }: { message: Message; isRight: boolean }) {
	const { senderName, isAdmin, isOwn, content, pictures, createdAt } = message;
	const look = isRight ? "rounded-tr-sm bg-ink text-paper" : "rounded-tl-sm bg-raise text-ink shadow-card";
	return (
		<li className={`flex flex-col gap-1.5 ${isRight ? "items-end pl-8" : "items-start pr-8"}`}>
			<p className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 px-1 text-sm text-muted">
				<bdi className="min-w-0 font-bold text-ink wrap-anywhere">{isOwn ? "You" : senderName}</bdi>
				{isAdmin && <Chip className="px-2 py-0 text-xs">Admin</Chip>}
				<TimeSince iso={createdAt} />
			</p>
			<p
				dir="auto"
				className={`max-w-[min(100%,40rem)] rounded-[1.125rem] px-4 py-2.5 leading-snug whitespace-pre-wrap wrap-anywhere ${look}`}
			>
				{content}
			</p>
			{pictures.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{pictures.map((address, n) => (
						<li key={address}>
							<a
								href={addressOf(address)}
								target="_blank"
								rel="noopener noreferrer"
								className="press block rounded-md"
							>
								<img
									src={addressOf(address)}
									alt={`Attachment ${n + 1} of ${senderName} (opens in a new tab)`}
									loading="lazy"
									width={128}
									height={96}
									className="h-24 w-32 rounded-md border-2 border-line bg-raise object-cover"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}

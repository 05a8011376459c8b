import { FAILURES } from "@hilo/rules/errors/failures";
import { useHydrated } from "@tanstack/react-router";
import { memo } from "react";
import { LineIcon } from "../../../ui/icon.tsx";
import type { Outbox } from "../model/outbox.ts";
import { LinkCard } from "./link-card.tsx";
import { isLargeEmoji, messageParts } from "./message-content.ts";
import { MessageText } from "./message-text.tsx";
import type { Row } from "./timeline.ts";

export interface RowProps {
	readonly row: Row;
	readonly username: string;
	/** The address of this site, to whose pages links stay in the tab. */
	readonly origin: string;
	readonly actions: { readonly outbox: Outbox; report(messageId: string): void };
}

export const MessageRow = memo(function MessageRow({ row, username, origin, actions }: RowProps) {
	// The server does not know the reader's time zone.
	const isHydrated = useHydrated();
	// The margin is below, because a row's height must not depend on the row before: older rows would move it.
	return (
		<div className={`px-3 pt-0.5 ${row.endsGroup ? "pb-2.5" : ""}`}>
			{row.day && (
				<p className={`pt-1 pb-4 text-center text-sm font-bold text-muted ${isHydrated ? "" : "invisible"}`}>
					{row.day}
				</p>
			)}
			{row.isFirstNew && (
				<p className="flex items-center gap-3 pb-4 text-sm font-bold text-wrong before:h-0.5 before:grow before:bg-current after:h-0.5 after:grow after:bg-current">
					New messages
				</p>
			)}
			<div
				className={`flex flex-col ${row.state && !row.endsGroup ? "pb-2" : ""} ${row.isOwn ? "items-end pl-10" : "items-start pr-10"}`}
			>
				<span className="sr-only">{row.isOwn ? "You" : username}: </span>
				{row.isOwn || row.id === null ? (
					<Bubble row={row} origin={origin} />
				) : (
					<Reportable row={row} username={username} origin={origin} actions={actions} />
				)}
				<Foot row={row} actions={actions} />
			</div>
		</div>
	);
});

const localTime = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const utcTime = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
const FLAG = "M6 21V4m0 0h11l-2.5 4L17 12H6";

/**
 * A friend's message with its report button, which is shown on hover, after a tap or with the focus.
 * While invisible it takes no press.
 */
function Reportable({ row, username, origin, actions }: RowProps) {
	const { id, endsGroup } = row;
	return (
		<div tabIndex={-1} className="group/row relative max-w-full outline-none">
			<Bubble row={row} origin={origin} />
			<button
				type="button"
				aria-label={`Report this message from ${username}`}
				// One tab stop per group is enough.
				tabIndex={endsGroup ? 0 : -1}
				className="pointer-events-none absolute top-1/2 left-full grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-muted opacity-0 group-focus-within/row:pointer-events-auto group-focus-within/row:opacity-100 group-hover/row:pointer-events-auto group-hover/row:opacity-100 hover:text-ink"
				onClick={() => id && actions.report(id)}
			>
				<LineIcon path={FLAG} className="size-4 stroke-[2.5]" />
			</button>
		</div>
	);
}

function Bubble({ row, origin }: Pick<RowProps, "row" | "origin">) {
	const { content, isOwn, state } = row;
	const { card, text } = messageParts(content, origin);
	if (isLargeEmoji(content)) return <p className="px-1 py-1 text-5xl leading-tight">{content}</p>;
	const colours = isOwn ? "bg-ink text-paper" : "bg-raise text-ink shadow-card";
	return (
		<div
			className={`grid max-w-[min(100%,36rem)] min-w-0 grid-cols-[minmax(0,auto)] gap-1.5 rounded-[1.125rem] ${card ? "w-72" : ""} ${STATE_LOOKS[state ?? "sent"]}`}
		>
			{text.length > 0 && (
				<p
					dir="auto"
					className={`max-w-full rounded-[1.125rem] px-3.5 py-2 text-base leading-snug whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate] ${card && isOwn ? "justify-self-end" : "justify-self-start"} ${colours} ${cornersOf(row)}`}
				>
					<MessageText parts={text} />
				</p>
			)}
			{card && <LinkCard card={card} />}
		</div>
	);
}

const STATE_LOOKS = {
	sending: "opacity-60",
	failed: "outline-2 outline-offset-2 outline-wrong",
	refused: "outline-2 outline-offset-2 outline-wrong",
	sent: "",
	read: "",
} as const;

/** Bubbles of a group have sharp corners between them. */
function cornersOf({ isOwn, startsGroup, endsGroup }: Row): string {
	if (isOwn) return `${startsGroup ? "" : "rounded-tr-sm"} ${endsGroup ? "" : "rounded-br-sm"}`;
	return `${startsGroup ? "" : "rounded-tl-sm"} ${endsGroup ? "" : "rounded-bl-sm"}`;
}

function Foot({ row, actions }: Pick<RowProps, "row" | "actions">) {
	const { state, endsGroup, at, clientId, reason } = row;
	const isHydrated = useHydrated();
	if (state === "failed" || state === "refused")
		return (
			<p role="alert" className="mt-2 flex flex-wrap items-center justify-end gap-x-3 text-sm text-wrong">
				<span className="font-bold">{reason ?? FAILURES["chat/send-failed-retry"].message}</span>
				{state === "failed" && (
					<button
						type="button"
						className="link min-h-11 min-w-11 cursor-pointer font-bold text-ink"
						onClick={() => actions.outbox.retry()}
					>
						Retry
					</button>
				)}
				<button
					type="button"
					className="link min-h-11 min-w-11 cursor-pointer text-ink"
					onClick={() => clientId && actions.outbox.discard(clientId)}
				>
					Delete
				</button>
			</p>
		);
	if (!endsGroup && state === null) return null;
	return (
		<p className="mt-1 flex items-center gap-2 px-1 text-xs text-muted">
			<time dateTime={new Date(at).toISOString()} className={isHydrated ? "" : "invisible"}>
				{(isHydrated ? localTime : utcTime).format(at)}
			</time>
			{state && <span>{STATES[state]}</span>}
		</p>
	);
}

const STATES = { sent: "Sent", sending: "Sending...", read: "Read" } as const;

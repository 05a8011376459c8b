import { FAILURES } from "@hilo/rules/errors/failures";
import { Link, useHydrated, useRouter } from "@tanstack/react-router";
import { memo } from "react";
import { LineIcon } from "../../../ui/icon.tsx";
import { ChatLink } from "../../friends/chat-link.tsx";
import type { Outbox } from "../model/outbox.ts";
import { LinkCard } from "./link-card.tsx";
import { isLargeEmoji, messageParts, type TextPart } from "./message-content.ts";
import type { Row } from "./timeline.ts";

export interface RowProps {
	readonly row: Row;
	readonly username: string;
	readonly outbox: Outbox;
	readonly onReport: (messageId: string) => void;
}

export const MessageRow = memo(function MessageRow({ row, username, outbox, onReport }: RowProps) {
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
					<Bubble row={row} />
				) : (
					<Reportable row={row} username={username} onReport={onReport} />
				)}
				<Foot row={row} outbox={outbox} />
			</div>
		</div>
	);
});

const localTime = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const utcTime = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
const FLAG = "M6 21V4m0 0h11l-2.5 4L17 12H6";

/** Shows a button while its message is hovered, tapped or has the focus. While invisible it takes no press. */
const SHOWN_WITH_MESSAGE =
	"pointer-events-none opacity-0 group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100 group-hover/message:pointer-events-auto group-hover/message:opacity-100";

/** A friend's message with its report button. */
function Reportable({ row, username, onReport }: Omit<RowProps, "outbox">) {
	const { id, endsGroup } = row;
	return (
		<div tabIndex={-1} className="group/message relative max-w-full outline-none">
			<Bubble row={row} />
			<button
				type="button"
				aria-label={`Report this message from ${username}`}
				// One tab stop per group is enough.
				tabIndex={endsGroup ? 0 : -1}
				className={`${SHOWN_WITH_MESSAGE} absolute top-1/2 left-full grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-muted hover:text-ink`}
				onClick={() => id && onReport(id)}
			>
				<LineIcon path={FLAG} className="size-4 stroke-[2.5]" />
			</button>
		</div>
	);
}

function Bubble({ row }: { row: Row }) {
	const { content, isOwn, state } = row;
	const { origin } = useRouter().options.context;
	const { card, text } = messageParts(content, origin);
	if (isLargeEmoji(content)) return <p className="px-1 py-1 text-5xl leading-tight">{content}</p>;
	return (
		<div
			className={`grid max-w-[min(100%,36rem)] min-w-0 grid-cols-[minmax(0,auto)] gap-1.5 rounded-[1.125rem] ${card ? "w-72" : ""} ${(state && STATE_LOOKS[state]) ?? ""}`}
		>
			{text.length > 0 && (
				<p
					dir="auto"
					className={`max-w-full rounded-[1.125rem] px-3.5 py-2 leading-snug whitespace-pre-wrap wrap-anywhere ${isOwn ? OWN : THEIRS} ${cornersOf(row)}`}
				>
					<MessageText parts={text} />
				</p>
			)}
			{card && <LinkCard card={card} />}
		</div>
	);
}

const OWN = "justify-self-end bg-ink text-paper";
const THEIRS = "justify-self-start bg-raise text-ink shadow-card";

const NOT_SENT = "outline-2 outline-offset-2 outline-wrong";
const STATE_LOOKS: Readonly<Partial<Record<NonNullable<Row["state"]>, string>>> = {
	sending: "opacity-60",
	failed: NOT_SENT,
	refused: NOT_SENT,
};

/** Bubbles of a group have sharp corners between them. */
function cornersOf({ isOwn, startsGroup, endsGroup }: Row): string {
	const [top, bottom] = isOwn ? ["rounded-tr-sm", "rounded-br-sm"] : ["rounded-tl-sm", "rounded-bl-sm"];
	return `${startsGroup ? "" : top} ${endsGroup ? "" : bottom}`;
}

function Foot({ row, outbox }: Pick<RowProps, "row" | "outbox">) {
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
						onClick={() => outbox.retry()}
					>
						Retry
					</button>
				)}
				<button
					type="button"
					className="link min-h-11 min-w-11 cursor-pointer text-ink"
					onClick={() => clientId && outbox.discard(clientId)}
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

const CHAT_PATH = /^\/messages\/([\w-]+)$/;
const LINK = "link break-all";

/** A message's text with its links. Markup is shown as typed. */
function MessageText({ parts }: { parts: readonly TextPart[] }) {
	return parts.map(({ text, href, isOwn }, at) => {
		if (href === null) return text;
		const key = `${at}`;
		if (!isOwn)
			return (
				<a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
					{text}
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			);
		const [, userId] = CHAT_PATH.exec(href) ?? [];
		return userId ? (
			<ChatLink key={key} userId={userId} className={LINK}>
				{text}
			</ChatLink>
		) : (
			<Link key={key} to={href} className={LINK}>
				{text}
			</Link>
		);
	});
}

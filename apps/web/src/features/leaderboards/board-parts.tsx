import type { Among } from "@hilo/rules/leaderboards/boards";
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { LoadFailure, type LoadFailureProps } from "../../platform/failures.tsx";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BoardNotice, CELL, Score, VERIFIED_LABEL } from "../custom-games/board-table.tsx";
import { type Rank, rankText } from "./rank-text.ts";

export function TimerBadge({ seconds }: { seconds: number }) {
	return seconds > 0 && <Badge>{`${seconds}s Timer`}</Badge>;
}

export function Badge({ children }: { children: string }) {
	return (
		<span className="inline-block rounded-sm bg-sunk px-2 py-0.5 text-sm font-bold whitespace-nowrap text-ink">
			{children}
		</span>
	);
}

const OPTIONS: readonly { readonly value: Among; readonly label: string }[] = [
	{ value: "all", label: "Everyone" },
	{ value: "friends", label: "Friends" },
];

interface AmongChoiceProps {
	/** Undefined while the server chooses. */
	chosen: Among | undefined;
	onChoose: (among: Among) => void;
}

export function AmongChoice(props: AmongChoiceProps) {
	return (
		<Choice
			{...props}
			legend="Among whom"
			isLegendHidden
			options={OPTIONS}
			className="flex gap-1.5 text-sm *:min-h-11"
		/>
	);
}

/** Replaces the rows of an empty board among friends. */
export const NO_FRIENDS = "Neither you nor a friend is on this board yet.";

/** For a board among friends. Nothing if a friend is on it. */
export function NoFriends({ me, rows }: Pick<OwnRankProps, "me" | "rows">) {
	if (rows.some(({ userId }) => userId !== me.id)) return null;
	return (
		<p className="mt-4 text-muted">
			None of your friends is on this board yet.{" "}
			<Link to="/profile" search={{ tab: "friends" }} className="link font-bold text-ink">
				Your friends
			</Link>
		</p>
	);
}

interface OwnRankProps extends Pick<OwnRowProps, "goal" | "isCard" | "children"> {
	me: Me;
	rows: readonly { readonly userId: string }[];
	/** Null without a score on this board; undefined while unknown, also after a failed call. */
	ownRank: (Rank & Pick<OwnRowProps, "detail"> & ComponentProps<typeof Score>) | null | undefined;
}

/** The player's own rank. If it is among the rows, the score is shown there only. */
export function OwnRank({ me, rows, ownRank, ...rest }: OwnRankProps) {
	if (ownRank === undefined) return null;
	if (ownRank === null) return <OwnRow {...rest} me={me} text="You have no score on this board yet." />;
	const isShown = rows.some(({ userId }) => userId === me.id);
	return (
		<OwnRow
			{...rest}
			me={me}
			text={`You are ${rankText(ownRank)}`}
			{...(!isShown && { detail: ownRank.detail, score: ownRank })}
		/>
	);
}

interface OwnRowProps {
	me: Me;
	text: string;
	detail?: string | undefined;
	/** What is next to reach. */
	goal?: string | undefined;
	/** Missing if the row is among the ten. */
	score?: ComponentProps<typeof Score>;
	/** On wide screens it is a card beside the board. */
	isCard?: boolean;
	children?: ReactNode;
}

const STICKY =
	"sticky bottom-[max(var(--tabs)+0.75rem,var(--safe-bottom))] bg-accent text-on-accent shadow-card";
const STICKY_BELOW_LG =
	"max-lg:sticky max-lg:bottom-[max(var(--tabs)+0.75rem,var(--safe-bottom))] max-lg:bg-accent max-lg:text-on-accent max-lg:shadow-card";
const CARD = "max-lg:mt-2 lg:flex-wrap lg:rounded-xl lg:bg-raise lg:p-6 lg:shadow-card";

/** The last row of a board. If the player is not among the ten, it sticks to the bottom of the screen. */
function OwnRow({ me, text, detail, goal, score, isCard = false, children }: OwnRowProps) {
	const under = [detail, goal].filter(Boolean).join(" · ");
	const [sticky, plain] = isCard ? [STICKY_BELOW_LG, "max-lg:text-muted"] : [STICKY, "text-muted"];
	const look = `${score ? sticky : plain} ${isCard ? CARD : "mt-2"}`;
	return (
		<div className={`flex min-h-14 items-center gap-3 rounded-md py-2 ${CELL} ${look}`}>
			<Avatar
				username={me.username}
				url={me.avatarUrl}
				className={`grid size-7 text-xs sm:size-9 sm:text-base ${score ? "ring-2 ring-on-accent" : ""}`}
			/>
			<span role="status" className="min-w-0 grow leading-tight lg:basis-0">
				<span className="block font-bold tabular-nums md:text-lg">{text}</span>
				{under && <span className="block text-xs leading-snug md:text-sm">{under}</span>}
			</span>
			{score && <Score {...score} />}
			{children}
		</div>
	);
}

export function CheckLegend() {
	return (
		<p className="mt-4 flex items-start gap-2 text-sm text-muted">
			<Icon name="check" className="mt-0.5 size-4 stroke-4" />
			<span>
				<span className="text-ink">{VERIFIED_LABEL}</span>: it dealt the cards, kept the clock and counted, so
				the score was really played.
			</span>
		</p>
	);
}

export function BoardFailure(props: LoadFailureProps) {
	return (
		<BoardNotice>
			<div className="*:justify-items-center">
				<LoadFailure {...props} />
			</div>
		</BoardNotice>
	);
}

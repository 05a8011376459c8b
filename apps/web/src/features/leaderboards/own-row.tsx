import { ordinal } from "../../platform/ordinal.ts";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CELL, Score as ShownScore } from "./board-parts.tsx";

interface OwnPlaceProps {
	me: Me;
	rows: readonly { readonly userId: string }[];
	/** Null without a score on this board; undefined while unknown, also after a failed call. */
	place: Place | null | undefined;
}

interface Place extends Score {
	readonly rank: number;
	/** The number of players, or a text for it. */
	readonly of: number | string;
	readonly detail?: string | undefined;
}

interface Score {
	readonly score: number;
	readonly verified: boolean;
}

/** The player's own place. If it is among the rows, the score is shown there only. */
export function OwnPlace({ me, rows, place }: OwnPlaceProps) {
	if (place === undefined) return null;
	if (place === null) return <OwnRow me={me} text="You have no score on this board yet." />;
	const { rank, of, detail } = place;
	const text = `You are ${ordinal(rank)} of ${of.toLocaleString("en-US")}`;
	if (rows.some(({ userId }) => userId === me.id)) return <OwnRow me={me} text={text} />;
	return <OwnRow me={me} text={text} detail={detail} own={place} />;
}

interface OwnRowProps {
	me: Me;
	text: string;
	detail?: string | undefined;
	/** Missing if the row is among the ten. */
	own?: Score | undefined;
}

const OUTSIDE = "sticky bottom-[max(0.75rem,var(--safe-bottom))] bg-accent text-on-accent shadow-card";

/** The last row of a board. If the player is not among the ten, it sticks to the bottom of the screen. */
export function OwnRow({ me, text, detail, own }: OwnRowProps) {
	return (
		<div
			role="status"
			className={`mt-2 flex min-h-14 items-center gap-3 rounded-md py-2 ${CELL} ${own ? OUTSIDE : "text-muted"}`}
		>
			<Avatar
				username={me.username}
				url={me.avatarUrl}
				className={`grid size-7 text-xs sm:size-9 sm:text-base ${own ? "ring-2 ring-on-accent" : ""}`}
			/>
			<span className="min-w-0 grow leading-tight">
				<span className="block font-bold tabular-nums md:text-lg">{text}</span>
				{detail && <span className="block text-xs">{detail}</span>}
			</span>
			{own && <ShownScore {...own} />}
		</div>
	);
}

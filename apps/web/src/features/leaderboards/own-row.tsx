import { ordinal } from "../../platform/ordinal.ts";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CELL, Score as ShownScore } from "./board-parts.tsx";

interface OwnPlaceProps {
	me: Me;
	/** The rows above. */
	rows: readonly { readonly userId: string }[];
	/** Null for whoever has no score there. Undefined while it is not known, such as after a failed call: the board is whole without it. */
	place: Place | null | undefined;
}

interface Place extends Score {
	readonly rank: number;
	/** How many there are, or how that is said. */
	readonly of: number | string;
	/** Said below the place; nothing, if left out. */
	readonly detail?: string | undefined;
}

interface Score {
	readonly score: number;
	readonly verified: boolean;
}

/** Where one stands oneself. Whoever stands among the rows sees the score there. */
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
	/** What is said of the own place. */
	text: string;
	/** Below it. */
	detail?: string | undefined;
	/** Left out where the row stands among the ten. */
	own?: Score | undefined;
}

const OUTSIDE = "sticky bottom-[max(0.75rem,var(--safe-bottom))] bg-accent text-on-accent shadow-card";

/** The last row of a board: where one stands oneself. Outside the ten, it stays in sight while the board is longer than the screen. */
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

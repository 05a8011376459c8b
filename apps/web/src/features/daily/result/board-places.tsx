import type { DailyBoardView } from "@hilo/rules/daily/daily.views";
import { useState } from "react";
import { ordinal } from "../../../platform/ordinal.ts";
import { useMe } from "../../../platform/session.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { BoardNote } from "./board-note.tsx";
import { PlaceRow } from "./place-row.tsx";

export type Among = "all" | "friends";
export const SHORT = 5;

interface BoardPlacesProps {
	board: DailyBoardView;
	among: Among;
	/** Why the player's result is not on the board; null if it is. */
	absent: string | null;
}

export function BoardPlaces({ board: { rows, own, players }, among, absent }: BoardPlacesProps) {
	const me = useMe();
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? rows : rows.slice(0, SHORT);
	const isOwnShown = !own || shown.some(({ userId }) => userId === own.userId);
	// Among friends, the result page already names the place.
	const place =
		own && among === "all" && `You are ${ordinal(own.rank)} of ${players.toLocaleString("en-US")}.`;
	return (
		<>
			{rows.length > 0 && (
				<ol className="border-t-2 border-ink">
					{shown.map((place) => (
						<PlaceRow key={place.userId} place={place} isMe={place.userId === me?.id} />
					))}
					{own && !isOwnShown && <PlaceRow place={own} isMe className="mt-3" />}
				</ol>
			)}
			<Nobody among={among} others={rows.filter(({ userId }) => userId !== me?.id).length} />
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p className="text-sm text-muted">
					{absent ?? place} {players > 1 && "More right comes first, then less time."}
				</p>
				{rows.length > SHORT && (
					<Button kind="quiet" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
						{isWhole ? "Show fewer" : `Show the best ${rows.length}`}
					</Button>
				)}
			</div>
		</>
	);
}

function Nobody({ among, others }: { among: Among; others: number }) {
	if (others > 0) return null;
	if (among === "all") return <BoardNote text="Nobody else stands here yet." />;
	return (
		<BoardNote text="None of your friends stands here yet.">
			<LinkButton kind="quiet" small to="/profile" search={{ tab: "friends" }}>
				Your friends
			</LinkButton>
		</BoardNote>
	);
}

import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { useMe } from "../../../platform/session.ts";
import { signInFrom } from "../../../platform/sign-in-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BoardNote } from "./board-note.tsx";
import { type Among, BoardPlaces, SHORT } from "./board-places.tsx";
import { friendsBoard } from "./friends-board.ts";

const CIRCLES: readonly { readonly value: Among; readonly label: string }[] = [
	{ value: "all", label: "Everyone" },
	{ value: "friends", label: "Friends" },
];

interface DayBoardProps {
	result: DailyResultView;
	first: Among;
	/** Why the player's result is not on the board; null if it is. */
	absent: string | null;
}

/** The best of a day, among all or among friends. Visitors only see the board of all. */
export function DayBoard({ result, first, absent }: DayBoardProps) {
	const me = useMe();
	const [among, setAmong] = useState<Among>(me ? first : "all");
	return (
		<section aria-labelledby="day-board" className="grid content-start gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id="day-board" className="text-2xl md:text-3xl">
					The day’s board
				</h2>
				<Choice
					legend="Among whom"
					isLegendHidden
					options={CIRCLES}
					chosen={among}
					onChoose={setAmong}
					className="flex flex-wrap gap-1.5 text-sm"
				/>
			</div>
			{me || among === "all" ? <Board result={result} among={among} absent={absent} /> : <ForPlayers />}
		</section>
	);
}

function Board({ result, among, absent }: Omit<DayBoardProps, "first"> & { among: Among }) {
	const me = useMe();
	const known = me && among === "friends" ? friendsBoard(result, me) : undefined;
	const query = trpc.daily.board.useQuery({ day: result.day, among }, { placeholderData: () => known });
	if (query.data) return <BoardPlaces key={among} board={query.data} among={among} absent={absent} />;
	if (query.error) return <LoadFailure query={query} />;
	return <Skeleton count={SHORT} className="h-12" list="grid gap-1" />;
}

/** Signing up leads back here and keeps what was played. */
function ForPlayers() {
	const { to, search } = signInFrom("/daily");
	return (
		<BoardNote text="With an account you can add friends, and see how they did beside your own result.">
			<LinkButton kind="quiet" small to={to} search={{ ...search, mode: "sign-up" }}>
				Create a free account
			</LinkButton>
		</BoardNote>
	);
}

import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { ChoiceFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { checkName, checkReason, FormDialog, NameField, ReasonField } from "../shell/form-dialog.tsx";
import { PagedTable } from "../shell/paged-table.tsx";
import {
	type GameDialog,
	GameMenu,
	type ModeratedGame,
	NOT_REMOVED,
	REMOVED,
	useGameCallbacks,
} from "./custom-games-table.tsx";

const FILTERS = [
	{ value: "all", label: "All games" },
	{ value: "featured", label: "Featured" },
	{ value: "hidden", label: "Hidden by reports" },
	{ value: "removed", label: "Removed" },
] as const;
type GameFilter = (typeof FILTERS)[number]["value"];

export function CustomGamesPage() {
	const [{ search = "", cursor, ...address }] = useFilters();
	const filter = chosenOf(FILTERS, address.filter);
	const query = trpc.moderation.games.useQuery(
		{ search, filter, cursor },
		{ placeholderData: keepPreviousData },
	);
	const [dialog, setDialog] = useState<GameDialog | null>(null);
	const list = useRef<HTMLDivElement>(null);
	const close = () => setDialog(null);
	const focusList = () => {
		close();
		// The row that had the focus may be removed.
		requestAnimationFrame(() => list.current?.focus());
	};
	return (
		<AdminPage at="/admin/games/custom">
			<FilterBar>
				<SearchFilter label="Name, creator or link" name="search" />
				<ChoiceFilter label="Show" name="filter" options={FILTERS} />
			</FilterBar>
			{search !== "" && filter === "all" && (
				<p className="-mt-2 text-sm text-muted">
					Private and invite-only games are found by their creator or their link.
				</p>
			)}
			<QueryBoundary query={query}>
				{({ games, next }) => (
					<div ref={list} tabIndex={-1} className="outline-none">
						<PagedTable
							query={query}
							label="Custom games"
							columns={filter === "removed" ? REMOVED : NOT_REMOVED}
							rows={games}
							keyOf={({ id }) => id}
							menu={(game) => <GameMenu game={game} onOpen={setDialog} />}
							empty={<Empty title={search === "" ? EMPTY[filter] : "No game found"} />}
							of="games"
							next={next}
						/>
					</div>
				)}
			</QueryBoundary>
			{dialog?.kind === "show-again" && <ShowAgainDialog game={dialog.game} onClose={close} />}
			{dialog?.kind === "remove" && <RemoveDialog game={dialog.game} onClose={close} onDone={focusList} />}
		</AdminPage>
	);
}

const EMPTY: Readonly<Record<GameFilter, string>> = {
	all: "No custom games yet",
	featured: "No game is featured",
	hidden: "No game is hidden",
	removed: "Nothing was removed in the last 30 days",
};

interface GameDialogProps {
	game: ModeratedGame;
	onClose: () => void;
}

function ShowAgainDialog({ game, onClose }: GameDialogProps) {
	const show = trpc.moderation.showGame.useMutation(useGameCallbacks("Game shown again"));
	return (
		<Confirm
			title={
				<>
					Show <bdi>{game.name}</bdi> again?
				</>
			}
			confirm="Show again"
			onConfirm={() => show.mutate({ gameId: game.id })}
			onClose={onClose}
		>
			{game.openReports > 0
				? `It is in all lists again, and ${count(game.openReports, "report")} about it ${game.openReports === 1 ? "is" : "are"} dismissed.`
				: "It is in all lists again."}
		</Confirm>
	);
}

function RemoveDialog({ game, onClose, onDone }: GameDialogProps & { onDone: () => void }) {
	const remove = trpc.moderation.removeGame.useMutation(useGameCallbacks("Game removed", onDone));
	return (
		<FormDialog
			title={
				<>
					Remove <bdi>{game.name}</bdi>
				</>
			}
			description="Nobody finds the game any more. It can be restored for 30 days, with all scores."
			checks={{ reason: checkReason, name: checkName(game.name) }}
			send={({ reason }) => remove.mutate({ gameId: game.id, reason: reason.trim() })}
			mutation={remove}
			submit={{ children: "Remove game", busy: "Removing...", kind: "wrong" }}
			onClose={onClose}
		>
			<ReasonField
				hint={game.creator ? `${game.creator.username} reads this.` : "For the audit log."}
				autoFocus
			/>
			<NameField name={game.name} />
		</FormDialog>
	);
}

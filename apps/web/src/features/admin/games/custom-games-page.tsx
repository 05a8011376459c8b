import { PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { SiteName } from "../../../platform/site.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Empty } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { MenuButton, MoreMenu } from "../../../ui/menu.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Column, PagedTable } from "../shell/data-table.tsx";
import { Day } from "../shell/dates.tsx";
import { ChoiceFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import {
	checkName,
	checkReason,
	FormDialog,
	NameField,
	ReasonField,
	useAdminCallbacks,
} from "../shell/form-dialog.tsx";

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
	const close = () => setDialog(null);
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
			<PagedTable
				query={query}
				label="Custom games"
				columns={filter === "removed" ? REMOVED : NOT_REMOVED}
				rowsOf={({ games }) => games}
				keyOf={({ id }) => id}
				menu={(game) => <GameMenu game={game} onOpen={setDialog} />}
				empty={<Empty title={search === "" ? EMPTY[filter] : "No game found"} />}
				of="games"
			/>
			{dialog?.kind === "show-again" && <ShowAgainDialog game={dialog.game} onClose={close} />}
			{dialog?.kind === "remove" && <RemoveDialog game={dialog.game} onClose={close} />}
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
	const show = trpc.moderation.showGame.useMutation(useAdminCallbacks("Game shown again"));
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

function RemoveDialog({ game, onClose }: GameDialogProps) {
	const remove = trpc.moderation.removeGame.useMutation(useAdminCallbacks("Game removed", onClose));
	return (
		<FormDialog
			title={
				<>
					Remove <bdi>{game.name}</bdi>
				</>
			}
			description="The game can no longer be found. It can be restored for 30 days, with all scores."
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

export type ModeratedGame = Outputs["moderation"]["games"]["games"][number];

interface GameDialog {
	readonly kind: "remove" | "show-again";
	readonly game: ModeratedGame;
}

const GAME: Column<ModeratedGame> = {
	label: "Game",
	isMain: true,
	cell: ({ name, description, link }) => (
		<>
			{link ? (
				<Link to={link} preload={false} className="font-bold underline">
					<bdi>{name}</bdi>
				</Link>
			) : (
				<bdi className="font-bold">{name}</bdi>
			)}
			<span className="line-clamp-1 text-sm text-muted">{description}</span>
		</>
	),
};

const CREATOR: Column<ModeratedGame> = {
	label: "Creator",
	cell: ({ creator }) =>
		creator ? (
			<Link to="/admin/users/$id" params={{ id: creator.id }} className="inline-block underline lg:min-w-24">
				<bdi>{creator.username}</bdi>
			</Link>
		) : (
			<SiteName />
		),
};

const NOT_REMOVED: readonly Column<ModeratedGame>[] = [
	GAME,
	CREATOR,
	{ label: "Visibility", cell: (game) => <Visibility game={game} /> },
	{ label: "Items", isNumeric: true, cell: ({ itemCount }) => itemCount.toLocaleString("en-US") },
	{ label: "Plays", isNumeric: true, cell: ({ playCount }) => playCount.toLocaleString("en-US") },
	{ label: "Created", cell: ({ createdAt }) => <Day iso={createdAt} /> },
];

const REMOVED: readonly Column<ModeratedGame>[] = [
	GAME,
	CREATOR,
	{ label: "Removed", cell: ({ removed }) => removed && <TimeSince iso={removed.at} /> },
	{ label: "Reason", cell: ({ removed }) => removed?.reason },
	{ label: "Restorable until", cell: ({ removed }) => removed && <Day iso={removed.restorableUntil} /> },
];

function Visibility({ game: { privacyLevel, isHidden, openReports, removed } }: { game: ModeratedGame }) {
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
			<span className={`whitespace-nowrap ${privacyLevel === "featured" ? "font-bold" : ""}`}>
				{PRIVACY_LABELS[privacyLevel]}
			</span>
			{removed && <Chip className="text-sm text-wrong">Removed</Chip>}
			{isHidden && !removed && <Chip className="text-sm text-wrong">Hidden</Chip>}
			{openReports > 0 && (
				<Link to="/admin/support/reports" search={{ kind: "game" }} className="text-sm underline">
					{count(openReports, "report")}
				</Link>
			)}
		</span>
	);
}

function GameMenu({ game, onOpen }: { game: ModeratedGame; onOpen: (dialog: GameDialog) => void }) {
	const { id: gameId, name, privacyLevel, isHidden, removed } = game;
	const isFeatured = privacyLevel === "featured";
	const canBeFeatured = (isFeatured || privacyLevel === "public") && !isHidden;
	const callbacks = useAdminCallbacks("Game restored");
	const restore = trpc.moderation.restoreGame.useMutation(callbacks);
	const feature = trpc.moderation.feature.useMutation({
		...callbacks,
		onSuccess: (_, { featured }) =>
			toast("success", featured ? `${name} is featured` : `${name} is featured no longer`),
	});
	return (
		<MoreMenu label={`More: ${name}`}>
			{removed ? (
				<MenuButton onClick={() => restore.mutate({ gameId })}>Restore</MenuButton>
			) : (
				<>
					{canBeFeatured && (
						<MenuButton onClick={() => feature.mutate({ gameId, featured: !isFeatured })}>
							{isFeatured ? "Stop featuring" : "Feature on Discover"}
						</MenuButton>
					)}
					{isHidden && (
						<MenuButton onClick={() => onOpen({ kind: "show-again", game })}>Show again</MenuButton>
					)}
					<MenuButton className="text-wrong" onClick={() => onOpen({ kind: "remove", game })}>
						Remove…
					</MenuButton>
				</>
			)}
		</MoreMenu>
	);
}

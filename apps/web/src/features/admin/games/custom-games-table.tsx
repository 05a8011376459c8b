import { PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Chip } from "../../../ui/chip.tsx";
import { MenuButton, MoreMenu } from "../../../ui/more-menu.tsx";
import { type Column, DataTable } from "../shell/data-table.tsx";
import { Day, TimeAgo } from "../shell/dates.tsx";
import { PathLink } from "../shell/path-link.tsx";

export type ModeratedGame = Outputs["moderation"]["games"]["games"][number];

export const FILTERS = [
	{ value: "all", label: "All games" },
	{ value: "featured", label: "Featured" },
	{ value: "hidden", label: "Hidden by reports" },
	{ value: "removed", label: "Removed" },
] as const;
export type GameFilter = (typeof FILTERS)[number]["value"];

export interface GameDialog {
	readonly kind: "remove" | "show-again";
	readonly game: ModeratedGame;
}

interface GamesTableProps {
	games: readonly ModeratedGame[];
	filter: GameFilter;
	onOpen: (dialog: GameDialog) => void;
}

export function GamesTable({ games, filter, onOpen }: GamesTableProps) {
	return (
		<DataTable
			label="Custom games"
			columns={filter === "removed" ? REMOVED : NOT_REMOVED}
			rows={games}
			keyOf={({ id }) => id}
			menu={(game) => <GameMenu game={game} onOpen={onOpen} />}
		/>
	);
}

const GAME: Column<ModeratedGame> = {
	label: "Game",
	isMain: true,
	cell: ({ name, description, link }) => (
		<>
			{link ? (
				<PathLink href={link} className="font-bold underline">
					<bdi>{name}</bdi>
				</PathLink>
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
			"Hilo"
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
	{ label: "Removed", cell: ({ removed }) => removed && <TimeAgo iso={removed.at} /> },
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
				<PathLink href="/admin/support/reports?kind=game" className="text-sm underline">
					{count(openReports, "report")}
				</PathLink>
			)}
		</span>
	);
}

function GameMenu({ game, onOpen }: Pick<GamesTableProps, "onOpen"> & { game: ModeratedGame }) {
	const { id: gameId, name, privacyLevel, isHidden, removed } = game;
	const isFeatured = privacyLevel === "featured";
	const canBeFeatured = (isFeatured || privacyLevel === "public") && !isHidden;
	const callbacks = useGameCallbacks("Game restored");
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

/** Callbacks of a mutation that changes a game. */
export function useGameCallbacks(text: string) {
	const utils = trpc.useUtils();
	return {
		onSuccess: () => toast("success", text),
		onError: toastFailure,
		onSettled: () => utils.moderation.games.invalidate(),
	};
}

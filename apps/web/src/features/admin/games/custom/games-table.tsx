import { Link } from "@tanstack/react-router";
import { Chip } from "../../../../ui/chip.tsx";
import { MENU_ENTRY, MoreMenu } from "../../../../ui/more-menu.tsx";
import { type Column, DataTable } from "../../shell/data-table.tsx";
import { Day, Moment } from "../../shell/moment.tsx";
import { PathLink } from "../../shell/path-link.tsx";
import { count } from "../../shell/words.ts";
import type { Question } from "./game-question.tsx";
import { type GameFilter, isFound, type ModeratedGame, PRIVACY_WORDS } from "./moderated-game.ts";
import type { GameActions } from "./use-game-actions.ts";

interface GamesTableProps {
	games: readonly ModeratedGame[];
	filter: GameFilter;
	actions: GameActions;
	ask: (question: Question) => void;
}

export function GamesTable({ games, filter, actions, ask }: GamesTableProps) {
	return (
		<DataTable
			label="Custom games"
			columns={filter === "removed" ? REMOVED : THERE}
			rows={games}
			keyOf={({ id }) => id}
			menu={(game) => <GameMenu game={game} actions={actions} ask={ask} />}
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

const THERE: readonly Column<ModeratedGame>[] = [
	GAME,
	CREATOR,
	{ label: "Visibility", cell: (game) => <SeenBy game={game} /> },
	{ label: "Items", isNumeric: true, cell: ({ itemCount }) => itemCount.toLocaleString("en-US") },
	{ label: "Plays", isNumeric: true, cell: ({ playCount }) => playCount.toLocaleString("en-US") },
	{ label: "Created", cell: ({ createdAt }) => <Day iso={createdAt} /> },
];

const REMOVED: readonly Column<ModeratedGame>[] = [
	GAME,
	CREATOR,
	{ label: "Removed", cell: ({ removed }) => removed && <Moment iso={removed.at} /> },
	{ label: "Reason", cell: ({ removed }) => removed?.reason },
	{ label: "Restorable until", cell: ({ removed }) => removed && <Day iso={removed.restorableUntil} /> },
];

function SeenBy({ game: { privacyLevel, isHidden, openReports, removed } }: { game: ModeratedGame }) {
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
			<span className={`whitespace-nowrap ${privacyLevel === "featured" ? "font-bold" : ""}`}>
				{PRIVACY_WORDS[privacyLevel]}
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

type GameMenuProps = Pick<GamesTableProps, "actions" | "ask"> & { game: ModeratedGame };

function GameMenu({ game, actions, ask }: GameMenuProps) {
	const isFeatured = game.privacyLevel === "featured";
	return (
		<MoreMenu label={`More: ${game.name}`}>
			{game.removed ? (
				<Entry onChoose={() => actions.restore(game)}>Restore</Entry>
			) : (
				<>
					{isFound(game) && (
						<Entry onChoose={() => actions.feature(game, !isFeatured)}>
							{isFeatured ? "Stop featuring" : "Feature on Discover"}
						</Entry>
					)}
					{game.isHidden && <Entry onChoose={() => ask({ about: "show", game })}>Show again</Entry>}
					<Entry
						className="text-wrong"
						onChoose={() => {
							actions.begin();
							ask({ about: "remove", game });
						}}
					>
						Remove…
					</Entry>
				</>
			)}
		</MoreMenu>
	);
}

interface EntryProps {
	onChoose: () => void;
	children: string;
	className?: string;
}

function Entry({ onChoose, children, className = "" }: EntryProps) {
	return (
		<button type="button" role="menuitem" onClick={onChoose} className={`${MENU_ENTRY} ${className}`}>
			{children}
		</button>
	);
}

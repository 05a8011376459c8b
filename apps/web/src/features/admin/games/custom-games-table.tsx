import { PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { SiteName } from "../../../platform/site.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Chip } from "../../../ui/chip.tsx";
import { MenuButton, MoreMenu } from "../../../ui/more-menu.tsx";
import type { Column } from "../shell/data-table.tsx";
import { Day, TimeAgo } from "../shell/dates.tsx";
import { PathLink } from "../shell/path-link.tsx";

export type ModeratedGame = Outputs["moderation"]["games"]["games"][number];

export interface GameDialog {
	readonly kind: "remove" | "show-again";
	readonly game: ModeratedGame;
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
			<SiteName />
		),
};

export const NOT_REMOVED: readonly Column<ModeratedGame>[] = [
	GAME,
	CREATOR,
	{ label: "Visibility", cell: (game) => <Visibility game={game} /> },
	{ label: "Items", isNumeric: true, cell: ({ itemCount }) => itemCount.toLocaleString("en-US") },
	{ label: "Plays", isNumeric: true, cell: ({ playCount }) => playCount.toLocaleString("en-US") },
	{ label: "Created", cell: ({ createdAt }) => <Day iso={createdAt} /> },
];

export const REMOVED: readonly Column<ModeratedGame>[] = [
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

interface GameMenuProps {
	game: ModeratedGame;
	onOpen: (dialog: GameDialog) => void;
}

export function GameMenu({ game, onOpen }: GameMenuProps) {
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

/** Callbacks of a mutation that changes a game. Without a dialog that shows its error, a toast shows it. */
export function useGameCallbacks(text: string, closeDialog?: () => void) {
	const utils = trpc.useUtils();
	return {
		onSuccess: () => {
			closeDialog?.();
			toast("success", text);
		},
		...(!closeDialog && { onError: toastFailure }),
		onSettled: () => utils.moderation.games.invalidate(),
	};
}

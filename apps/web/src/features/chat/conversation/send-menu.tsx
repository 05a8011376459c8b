import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { hasErrorCode } from "../../../platform/api/errors.ts";
import { type Outputs, type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { QueryBoundary, type QueryBoundaryProps } from "../../../platform/query-boundary.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { wholeAddress } from "../../../ui/base-path.ts";
import { CloseButton, Modal } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MENU_ENTRY, Menu, MenuButton } from "../../../ui/menu.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SmallArt } from "../../custom-games/cover-art.tsx";
import { type CardView, tintOf } from "../../custom-games/game-view.ts";
import type { GameColour } from "../../duels/duel-colour.ts";
import type { Person } from "../../friends/people.tsx";
import { GameArt } from "../../play/art/game-art.tsx";

interface SendMenuProps {
	readonly friend: Person;
	/** Sends a message. */
	readonly send: (content: string) => void;
}

/** What can be sent besides text: a game, a challenge, or the last score as a challenge. */
export function SendMenu({ friend, send }: SendMenuProps) {
	const [isPicking, setPicking] = useState(false);
	const sendLastScore = useSendLastScore(friend.userId, send);
	return (
		<>
			<Menu
				label="Send a game, a challenge or a score"
				align="start"
				buttonClass="press grid size-11 shrink-0 place-items-center rounded-full border-2 border-edge hover:border-ink"
				button={<Icon name="plus" className="size-6 stroke-3" />}
			>
				<MenuButton onClick={() => setPicking(true)}>Game</MenuButton>
				<Link to="/duel/new" search={{ to: friend.userId }} role="menuitem" className={MENU_ENTRY}>
					Challenge
				</Link>
				<MenuButton onClick={sendLastScore}>My last score</MenuButton>
			</Menu>
			{isPicking && <GamePicker send={send} onClose={() => setPicking(false)} />}
		</>
	);
}

interface GamePickerProps {
	readonly send: (content: string) => void;
	readonly onClose: () => void;
}

/** The player's own and shared games, then the classic ones. A press sends the game's link. */
function GamePicker({ send, onClose }: GamePickerProps) {
	const own = trpc.customGames.mine.useQuery();
	const shared = trpc.customGames.sharedWithMe.useQuery();
	const { data: statuses } = trpc.site.gameStatus.useQuery();
	return (
		<Modal title="Send a game" onClose={onClose}>
			<div className="mt-4 grid grid-cols-1 gap-5">
				<CustomGames title="Your games" query={own} send={send} />
				<CustomGames title="Shared with you" query={shared} send={send} />
				<Group title="Classic games">
					<ul className="divide-y divide-line">
						{visibleGames(statuses).map(({ game: { id }, route, name }) => (
							<GameRow
								key={id}
								colour={{ "data-game": id }}
								art={
									<span className="w-24 shrink-0 overflow-hidden rounded-sm sm:w-28">
										<GameArt game={id} isBare className="aspect-2/1" />
									</span>
								}
								name={name}
								send={() => send(wholeAddress(route))}
							/>
						))}
					</ul>
				</Group>
			</div>
			<CloseButton kind="quiet" wide className="mt-5">
				Cancel
			</CloseButton>
		</Modal>
	);
}

interface CustomGamesProps {
	readonly title: string;
	readonly query: QueryBoundaryProps<readonly CardView[]>["query"];
	readonly send: (content: string) => void;
}

function CustomGames({ title, query, send }: CustomGamesProps) {
	if (query.data?.length === 0) return null;
	return (
		<Group title={title}>
			<QueryBoundary query={query} fallback={<Skeleton count={2} className="h-16" />}>
				{(games) => (
					<ul className="divide-y divide-line">
						{games.map((game) => (
							<GameRow
								key={game.id}
								colour={{ "data-tint": tintOf(game.id) }}
								art={<SmallArt cover={game.cover} />}
								name={game.name}
								note={count(game.itemCount, "item")}
								send={() => send(gameAddress(game))}
							/>
						))}
					</ul>
				)}
			</QueryBoundary>
		</Group>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title}>
			<h3 className="mb-1 text-lg">{title}</h3>
			{children}
		</section>
	);
}

interface GameRowProps {
	readonly colour: GameColour;
	readonly art: ReactNode;
	readonly name: string;
	readonly note?: string;
	readonly send: () => void;
}

function GameRow({ colour, art, name, note, send }: GameRowProps) {
	return (
		<li {...colour}>
			<button
				type="button"
				className="group flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-sm py-2 text-left -outline-offset-3 hover:bg-sunk"
				onClick={({ currentTarget }) => {
					send();
					currentTarget.closest("dialog")?.close();
				}}
			>
				{art}
				<span className="min-w-0">
					<bdi className="block leading-tight font-bold wrap-anywhere">{name}</bdi>
					{note && <span className="text-sm text-muted">{note}</span>}
				</span>
			</button>
		</li>
	);
}

type LatestRun = NonNullable<Outputs["play"]["latest"]>;

/** Runs that can't be played again, or not by this friend, are sent with the game's link instead of a challenge. */
const NO_CHALLENGE = ["duels/no-such-run", "duels/friend-without-access"] as const;

/** Returns a function that sends the player's last score as a challenge. */
function useSendLastScore(friendId: string, send: (content: string) => void): () => Promise<void> {
	const utils = trpc.useUtils();
	return async () => {
		try {
			const run = await utils.client.play.latest.query();
			if (!run) toast("info", "Play a game first. Your score can be sent here then.");
			else send(`I got ${run.score}. Can you beat it?\n${await createDuelAddress(utils, run, friendId)}`);
		} catch (error) {
			toastFailure(error);
		}
	};
}

/** Of a duel of the run or, if there can be none, of its game. */
async function createDuelAddress(utils: TrpcUtils, run: LatestRun, friendId: string): Promise<string> {
	try {
		const source = { kind: "run", runId: run.runId } as const;
		const { id } = await utils.client.duels.create.mutate({ source, toUserId: friendId });
		utils.duels.mine.invalidate();
		return wholeAddress(`/duel/${id}`);
	} catch (error) {
		if (!NO_CHALLENGE.some((code) => hasErrorCode(error, code))) throw error;
		return readGameAddress(utils, run);
	}
}

async function readGameAddress(utils: TrpcUtils, { game, customGameId }: LatestRun): Promise<string> {
	if (game !== "custom") return wholeAddress(CLASSIC_GAMES[game].route);
	return gameAddress(await utils.customGames.get.fetch({ id: customGameId ?? "" }));
}

/** The absolute address to send: with the game's secret if the player may pass it on. */
function gameAddress({ id, shareableLink }: Pick<CardView, "id" | "shareableLink">): string {
	return wholeAddress(shareableLink ?? `/custom-game/${id}`);
}

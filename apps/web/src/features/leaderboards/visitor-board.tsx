import { gameOfKey, gameTitle } from "@hilo/rules/play/games";
import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { useSearch } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import { useSignInAddress } from "../../platform/sign-in-address.ts";
import { useSignUpOffer } from "../../platform/sign-up-offer.tsx";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { GameIcon } from "../play/game-icon.tsx";
import { sampleBoard } from "./leaderboard-search.ts";
import { PODIUM, PODIUM_PLACES, Podium } from "./podium.tsx";

/** What visitors see: the first three of one game, and the ways to an account. */
export function VisitorBoard() {
	const board = sampleBoard(useSearch({ from: "/leaderboard" }));
	const game = gameOfKey(board.key);
	const { data } = trpc.leaderboards.classic.useQuery(board);
	const signIn = useSignInAddress();
	const offer = useSignUpOffer();
	const { registration } = useSite();
	return (
		<div className="mt-6 grid gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:gap-12">
			<div className="grid content-center gap-4 rounded-xl bg-raise p-5 shadow-card lg:order-2 lg:p-7">
				<p className="text-xl leading-snug text-balance">
					{offer.isOpen ? "A free account" : "An account"} shows every board, and your own place on it.
				</p>
				{!offer.isOpen && <p className="text-muted">{ACCOUNT_NOTES[registration]}</p>}
				<div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
					{offer.isOpen && <LinkButton {...offer.address}>{offer.label}</LinkButton>}
					<LinkButton kind={offer.isOpen ? "quiet" : "accent"} {...signIn}>
						Sign In
					</LinkButton>
				</div>
			</div>
			<section aria-labelledby="board" data-game={game}>
				<h2 id="board" className="flex items-center gap-2.5 text-2xl md:text-3xl">
					<GameIcon game={game} className="size-7 stroke-2 text-accent" />
					{gameTitle(board.key)}
				</h2>
				{data?.length === 0 ? (
					<EmptyPodium />
				) : (
					<Podium rows={data?.slice(0, PODIUM_PLACES) ?? []} meId={undefined} />
				)}
			</section>
		</div>
	);
}

const STEPS = [
	{ rank: 2, height: "mt-auto h-32" },
	{ rank: 1, height: "h-42" },
	{ rank: 3, height: "mt-auto h-24" },
] as const;

/** Three free places, where a game has no scores yet. */
function EmptyPodium() {
	return (
		<>
			<div aria-hidden="true" className={PODIUM}>
				{STEPS.map(({ rank, height }) => (
					<div
						key={rank}
						className={`grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent/10 font-display text-4xl font-extrabold ${height}`}
					>
						{rank}
					</div>
				))}
			</div>
			<p className="mt-3 text-muted">All places are free.</p>
		</>
	);
}

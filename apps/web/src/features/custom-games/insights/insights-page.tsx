import { shareRight } from "@hilo/rules/custom-games/hardest-items";
import { isOpenToAll, PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { useHydrated, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Failure } from "../../../platform/failures.tsx";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useSignedIn } from "../../../platform/session.ts";
import { addressOf, wholeAddress } from "../../../ui/base-path.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { CopyText } from "../../../ui/share.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { ScoreList } from "../custom-board.tsx";
import type { GameView } from "../game-view.ts";
import { linkAccessText, linkKeyOf, RENEWED_TEXT, useRenewLink } from "../share/game-link.ts";
import { ShareDialog } from "../share/share.tsx";
import { HardestItems, InsightsSection, PlaysByDay } from "./insights-sections.tsx";
import { ReportedNumbers } from "./reported-numbers.tsx";
import { SentInvitations } from "./sent-invitations.tsx";

export function InsightsPage() {
	const { id } = useParams({ from: "/custom-games/$id/insights" });
	const me = useSignedIn(`/custom-games/${id}/insights`);
	const game = trpc.customGames.get.useQuery({ id });
	const insights = trpc.customGames.insights.useQuery({ id });
	if (!me) return <PageSpinner />;
	const error = insights.error ?? game.error;
	if (error) {
		return (
			<div className="wide grid justify-items-start gap-5 py-10">
				<h1 className="text-4xl">Insights</h1>
				<Failure error={error} />
				<LinkButton kind="quiet" to="/">
					Return to Home
				</LinkButton>
			</div>
		);
	}
	if (!game.data || !insights.data) return <PageSpinner />;
	return (
		<div className="wide grid grid-cols-1 gap-8 py-5 md:gap-10 md:py-9">
			<Head game={game.data} />
			<ReportedNumbers game={game.data} />
			<Statistics game={game.data} insights={insights.data} />
			<div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
				<div className="grid grid-cols-1 content-start gap-10">
					<PlaysByDay plays={insights.data.plays} />
					<HardestItems items={insights.data.items} />
				</div>
				<div className="grid grid-cols-1 content-start gap-10">
					<LinkSection game={game.data} />
					<SentInvitations gameId={id} />
					<Board gameId={id} />
				</div>
			</div>
		</div>
	);
}

function Head({ game }: { game: GameView }) {
	const { id, name, privacyLevel, itemCount } = game;
	const [isSharing, setSharing] = useState(false);
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
			<div className="min-w-0">
				<p className="font-bold text-muted">Insights</p>
				<h1
					dir="auto"
					className="text-[clamp(2rem,8vw,3.5rem)] leading-none tracking-[-0.01em] wrap-anywhere"
				>
					{name}
				</h1>
				<p className="mt-2 text-muted">
					{PRIVACY_LABELS[privacyLevel]} · {count(itemCount, "item")}
				</p>
			</div>
			<div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-3">
				<LinkButton to="/custom-game/$id" params={{ id }} search={{ key: linkKeyOf(game.shareableLink) }}>
					Play
				</LinkButton>
				<Button kind="quiet" onClick={() => setSharing(true)}>
					Share
				</Button>
				<LinkButton kind="quiet" to="/edit-custom-game/$id" params={{ id }}>
					Edit
				</LinkButton>
			</div>
			{isSharing && <ShareDialog game={game} onClose={() => setSharing(false)} />}
		</div>
	);
}

function Statistics({ game, insights }: { game: GameView; insights: Outputs["customGames"]["insights"] }) {
	const { plays, items, players } = insights;
	const recentPlays = plays.reduce((sum, day) => sum + day.plays, 0);
	const right = shareRight(items);
	const statistics = [
		["Plays", game.playCount.toLocaleString("en-US")],
		["In 30 days", recentPlays.toLocaleString("en-US")],
		["Signed-in players", players.toLocaleString("en-US")],
		["Guessed right", right === null ? "–" : `${right} %`],
	] as const;
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
			{statistics.map(([name, value]) => (
				<div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
					<dt className="text-muted">{name}</dt>
					<dd className="font-display text-4xl leading-none font-extrabold tabular-nums md:text-5xl">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}

function LinkSection({ game }: { game: GameView }) {
	// The server does not know the origin under which it is reached.
	const isHydrated = useHydrated();
	const link = game.shareableLink ?? "";
	return (
		<InsightsSection title="Link">
			<CopyText
				text={isHydrated ? wholeAddress(link) : addressOf(link)}
				label="Link to the game"
				kind="quiet"
			/>
			<p className="mt-2 text-muted text-pretty">{linkAccessText(game)}</p>
			{!isOpenToAll(game.privacyLevel) && <RenewLink gameId={game.id} />}
		</InsightsSection>
	);
}

function RenewLink({ gameId }: { gameId: string }) {
	const [isAsking, setAsking] = useState(false);
	const renew = useRenewLink(gameId);
	return (
		<>
			<Button kind="quiet" small className="mt-3" isBusy={renew.isPending} onClick={() => setAsking(true)}>
				Renew link
			</Button>
			<p role="status" className="mt-2 font-bold empty:hidden">
				{renew.isSuccess ? RENEWED_TEXT : ""}
			</p>
			<p role="alert" className="mt-2 font-bold text-wrong empty:hidden">
				{renew.error && errorText(renew.error)}
			</p>
			{isAsking && (
				<Confirm
					title="Renew the link?"
					confirm="Renew link"
					onConfirm={() => renew.mutate({ id: gameId })}
					onClose={() => setAsking(false)}
				>
					Old links stop working immediately, for everyone who has one. People you have invited can still
					play.
				</Confirm>
			)}
		</>
	);
}

function Board({ gameId }: { gameId: string }) {
	const query = trpc.customGames.board.useQuery({ id: gameId, order: "score" });
	return (
		<InsightsSection title="Board">
			<QueryBoundary query={query} fallback={<Skeleton count={3} className="h-12" />}>
				{({ rows }) => <ScoreList rows={rows} emptyText="No scores yet." showsTime />}
			</QueryBoundary>
		</InsightsSection>
	);
}

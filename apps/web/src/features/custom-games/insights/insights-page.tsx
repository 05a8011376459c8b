import { useParams } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failure.tsx";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { BestPlayers } from "./best-players.tsx";
import { FoolingItems } from "./fooling-items.tsx";
import { InsightsHead } from "./insights-head.tsx";
import { LinkPart } from "./link-part.tsx";
import { PlayFigures } from "./play-figures.tsx";
import { PlaysByDay } from "./plays-by-day.tsx";
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
		<div className="wide grid grid-cols-[minmax(0,1fr)] gap-8 py-5 md:gap-10 md:py-9">
			<InsightsHead game={game.data} />
			<PlayFigures game={game.data} insights={insights.data} />
			<div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
					<PlaysByDay plays={insights.data.plays} />
					<FoolingItems items={insights.data.items} />
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
					<LinkPart game={game.data} />
					<SentInvitations gameId={id} />
					<BestPlayers gameId={id} />
				</div>
			</div>
		</div>
	);
}

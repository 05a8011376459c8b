import { type ReactNode, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { ordinal } from "../../../platform/count.ts";
import { useMe } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ChallengePanel } from "../../play/challenge-panel/challenge-panel.tsx";
import type { ChallengeSource } from "../../play/challenge-panel/friend-row.tsx";
import type { EndedRun } from "../../play/stage/game-over/ending.ts";
import {
	AccountOffer,
	GameOver,
	type GameOverProps,
	NotSaved,
} from "../../play/stage/game-over/game-over.tsx";
import { shareText } from "../../play/stage/game-over/share-text.ts";
import type { GameView } from "../game-view.ts";
import { shareAddress } from "../share/game-link.ts";
import { ShareDialog } from "../share/share.tsx";

interface GameProps {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
}

/** The end of a custom game's run: a challenge, the rank on the board, and for visitors what an account would store. */
export function CustomGameOver({
	game,
	linkKey,
	isVisitor,
	above,
	...dialog
}: GameProps & GameOverProps & { above?: ReactNode }) {
	const { ending } = dialog;
	const run = ending.kind === "over" ? ending.run : null;
	return (
		<GameOver
			{...dialog}
			home={
				isVisitor ? (
					<LinkButton kind="quiet" to="/games">
						All games
					</LinkButton>
				) : (
					<HomeButtons {...{ game, linkKey }} score={run?.score ?? null} />
				)
			}
			challenge={run && run.score > 0 && <Challenge {...{ game, linkKey, run }} />}
			above={
				<>
					{!isVisitor && game.board === "open" && <OwnRank gameId={game.id} linkKey={linkKey} />}
					{above}
				</>
			}
		>
			{run && isVisitor && <AccountOffer>{run.score > 0 && <NotSaved />}</AccountOffer>}
		</GameOver>
	);
}

type GameLinkProps = Pick<GameProps, "game" | "linkKey">;

function Challenge({ game, linkKey, run }: GameLinkProps & { run: EndedRun }) {
	const { name: siteName } = useSite();
	const { runId, score } = run;
	return (
		<ChallengePanel
			score={score}
			source={sourceOf(run, { game, linkKey })}
			more={{ run: runId, score: runId ? score : undefined, custom: game.id, key: linkKey }}
			text={shareText(siteName, game.name, run)}
			url={shareAddress(game)}
		/>
	);
}

function sourceOf({ runId, replay }: EndedRun, { game, linkKey }: GameLinkProps): ChallengeSource | null {
	if (runId) return { kind: "run", runId };
	return replay
		? { kind: "visit", game: "custom", filter: "", customGameId: game.id, key: linkKey, ...replay }
		: null;
}

/** `score`: of the run; null after a failure. */
function HomeButtons({ game, linkKey, score }: GameLinkProps & { score: number | null }) {
	const [isInviting, setInviting] = useState(false);
	return (
		<>
			<LinkButton kind="quiet" to="/custom-games">
				All games
			</LinkButton>
			{score !== null && game.shareableLink !== null && (
				<Button kind="quiet" onClick={() => setInviting(true)}>
					Invite a friend
				</Button>
			)}
			{isInviting && (
				<ShareDialog
					game={game}
					linkKey={linkKey}
					tab="friends"
					message={score ? `I scored ${score}. Can you beat that?` : "Can you beat me at this one?"}
					onClose={() => setInviting(false)}
				/>
			)}
		</>
	);
}

function OwnRank({ gameId, linkKey }: { gameId: string; linkKey: string | undefined }) {
	const me = useMe();
	const { data } = trpc.customGames.board.useQuery({ id: gameId, key: linkKey, order: "score" });
	const own = data?.rows.find(({ userId }) => userId === me?.id);
	const last = data?.rows.at(-1);
	return (
		<p role="status" className="-my-1 font-bold empty:hidden">
			{own
				? `You’re ${ordinal(own.rank)} on this board`
				: last && `${ordinal(last.rank)} place on this board has ${last.score}`}
		</p>
	);
}

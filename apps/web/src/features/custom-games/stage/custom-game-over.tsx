import { type ReactNode, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { ordinal } from "../../../platform/count.ts";
import { useMe } from "../../../platform/session.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { AccountOffer, NotSaved } from "../../play/stage/game-over/account-offer.tsx";
import type { EndedRun } from "../../play/stage/game-over/ending.ts";
import { EndActions, GameOver, type GameOverProps } from "../../play/stage/game-over/game-over.tsx";
import { shareText } from "../../play/stage/game-over/share-text.ts";
import type { GameView } from "../game-view.ts";
import { shareAddress } from "../share/game-link.ts";
import { ShareDialog } from "../share/share-dialog.tsx";

interface GameProps {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
}

export function CustomGameOver({
	game,
	linkKey,
	isVisitor,
	...dialog
}: GameProps & GameOverProps & { above?: ReactNode }) {
	const { ending } = dialog;
	const home = (
		<LinkButton kind="quiet" to="/custom-games">
			All games
		</LinkButton>
	);
	return (
		<GameOver {...dialog} home={isVisitor ? undefined : home}>
			{ending.kind === "over" && <Ending {...{ game, linkKey, isVisitor }} run={ending.run} />}
		</GameOver>
	);
}

/** The rank on the board, and ways to share. For visitors, what an account would store. */
function Ending({ game, linkKey, isVisitor, run }: GameProps & { run: EndedRun }) {
	const [isInviting, setInviting] = useState(false);
	const mayInvite = !isVisitor && game.shareableLink !== null;
	return (
		<>
			{isVisitor ? (
				<AccountOffer>{run.score > 0 && <NotSaved />}</AccountOffer>
			) : (
				game.board === "open" && <OwnRank gameId={game.id} linkKey={linkKey} />
			)}
			<EndActions>
				<ShareButton text={shareText(game.name, run)} url={shareAddress(game)} />
				<LinkButton
					kind="quiet"
					to="/duel/new"
					search={{
						run: run.runId,
						score: run.runId ? run.score : undefined,
						custom: game.id,
						key: linkKey,
					}}
				>
					Challenge
				</LinkButton>
				{mayInvite && (
					<Button kind="quiet" className="col-span-full" onClick={() => setInviting(true)}>
						Invite a friend
					</Button>
				)}
			</EndActions>
			{isInviting && (
				<ShareDialog
					game={game}
					linkKey={linkKey}
					tab="friends"
					message={
						run.score > 0 ? `I scored ${run.score}. Can you beat that?` : "Can you beat me at this one?"
					}
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
		<p role="status" className="font-bold empty:hidden">
			{own
				? `You’re ${ordinal(own.rank)} on this board`
				: last && `${ordinal(last.rank)} place on this board has ${last.score}`}
		</p>
	);
}

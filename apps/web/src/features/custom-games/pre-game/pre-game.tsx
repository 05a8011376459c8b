import { boardRefusal } from "@hilo/rules/custom-games/access";
import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/caps";
import { LEADERBOARDS_ERRORS } from "@hilo/rules/leaderboards/leaderboards.errors";
import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { WithoutAccount } from "../../../platform/sign-up-offer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { ReportDialog } from "../../moderation/report.tsx";
import { Art } from "../../play/art/art.tsx";
import { GameMenu } from "../card/game-menu.tsx";
import { ScoreList } from "../custom-board.tsx";
import { type GameView, tintOf } from "../game-view.ts";
import { ShareDialog } from "../share/share.tsx";
import { GameDescription, GameStatistics } from "./game-details.tsx";

interface PreGameProps {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
	/** The score of the player's open run; null without one. */
	openScore: number | null;
	onStart: () => void;
}

const PAGE =
	"rays rays-fading grid flex-1 grid-cols-[minmax(0,37rem)] content-start justify-center gap-5 px-(--gutter) pt-4 pb-safe-8 [--rays:6rem] max-lg:before:h-120";
const WIDE_PAGE =
	"lg:grid-cols-[minmax(0,36rem)_minmax(0,25rem)] lg:content-center lg:items-start lg:gap-x-[clamp(3rem,7vw,7rem)] lg:py-8 lg:[--rays:40%]";

/** A phone held sideways: the pictures beside the game, and the button before the numbers. */
const LOW_PAGE = "low:sm:max-lg:grid-cols-[auto_minmax(0,1fr)] low:sm:max-lg:gap-x-8";

/** The game and its board: side by side on wide screens, stacked on a phone. */
export function PreGame(props: PreGameProps) {
	const { game, isVisitor } = props;
	return (
		<div data-tint={tintOf(game.id)} className={`${PAGE} ${WIDE_PAGE} ${LOW_PAGE}`}>
			<div className="grid min-w-0 gap-4 lg:gap-[1.4rem]">
				<GameDescription game={game} />
				<GameStatistics game={game} isVisitor={isVisitor} />
				<StartBar {...props} />
				<WithoutAccount />
			</div>
			<div className="max-lg:contents lg:grid lg:min-w-0 lg:grid-cols-1 lg:gap-8">
				<Covers cover={game.cover} />
				<TopScores game={game} />
			</div>
		</div>
	);
}

const BAR = "z-1 flex flex-wrap items-center gap-[0.6rem]";
/** Always visible; content that scrolls below it fades out. */
const STICKY_BAR =
	"max-lg:sticky max-lg:bottom-0 max-lg:-mx-(--gutter) max-lg:bg-[linear-gradient(to_top,var(--paper)_82%,transparent)] max-lg:px-(--gutter) max-lg:pt-[0.9rem] max-lg:pb-safe-3";
const LOW_BAR =
	"low:sm:max-lg:static low:sm:max-lg:order-first low:sm:max-lg:mx-0 low:sm:max-lg:bg-none low:sm:max-lg:p-0";

function StartBar({ game, linkKey, isVisitor, openScore, onStart }: PreGameProps) {
	return (
		<div className={`${BAR} ${STICKY_BAR} ${LOW_BAR}`}>
			{openScore !== null && (
				<p className="basis-full">
					You have a run open, with a score of <strong>{openScore}</strong>.
				</p>
			)}
			{game.itemCount >= MIN_ITEMS_TO_PLAY ? (
				<Button className="min-h-15 grow lg:min-w-56 lg:grow-0" onClick={onStart}>
					{openScore === null ? "Ready!" : "Continue"}
				</Button>
			) : (
				<p
					role="note"
					className="basis-full rounded-md border-2 border-dashed border-edge px-4 py-3 font-semibold text-pretty"
				>
					{PLAY_ERRORS["play/too-few-items"].message}
				</p>
			)}
			<Actions game={game} linkKey={linkKey} isVisitor={isVisitor} />
		</div>
	);
}

const COVER =
	"grid w-[clamp(6.5rem,17dvh,10rem)] justify-items-center gap-[0.4rem] low:sm:max-lg:w-[clamp(7rem,17vw,9rem)] lg:w-44";
const COVER_ART =
	"w-[clamp(5.5rem,16dvh,9rem)] rounded-md ring-2 ring-ink low:sm:max-lg:w-[90%] xl:w-[clamp(9rem,13vw,13.5rem)]";

/** Two tilted pictures, where there is room. */
function Covers({ cover }: Pick<GameView, "cover">) {
	return (
		<div
			aria-hidden="true"
			className="relative flex items-center gap-2 justify-self-center max-lg:order-first lg:gap-3 xl:gap-6 low:max-sm:hidden low:sm:max-lg:self-start low:lg:hidden"
		>
			{cover.slice(0, 2).map(({ id, name, imageUrl }, index) => (
				<figure key={id} className={COVER}>
					<Art
						art={{ kind: "item", name, ...(imageUrl && { imageUrl }) }}
						name={name}
						className={`${COVER_ART} ${index === 0 ? "-rotate-5" : "rotate-5"}`}
					/>
					<figcaption className="max-w-full truncate text-center text-[0.8rem] font-semibold">
						{name}
					</figcaption>
				</figure>
			))}
			<Seam />
		</div>
	);
}

function Actions({ game, linkKey, isVisitor }: Pick<PreGameProps, "game" | "linkKey" | "isVisitor">) {
	const [dialog, openDialog] = useState<"share" | "report" | null>(null);
	const utils = trpc.useUtils();
	const close = () => openDialog(null);
	const { id, name, isOwn, isReported } = game;
	return (
		<>
			<Button kind="quiet" className="min-h-15" onClick={() => openDialog("share")}>
				Share
			</Button>
			{(isOwn || !(isVisitor || isReported)) && (
				<GameMenu game={game} onReport={() => openDialog("report")} />
			)}
			{isReported && <p className="basis-full text-[0.9rem] text-muted">You have reported this game.</p>}
			{dialog === "share" && <ShareDialog game={game} linkKey={linkKey} onClose={close} />}
			{dialog === "report" && (
				<ReportDialog
					subject={{ kind: "game", gameId: id, name, key: linkKey }}
					onReported={() => utils.customGames.invalidate()}
					onClose={close}
				/>
			)}
		</>
	);
}

function TopScores({ game }: { game: GameView }) {
	return (
		<section
			aria-labelledby="top-scores"
			className="rounded-lg bg-raise px-[1.1rem] py-4 shadow-card low:sm:max-lg:col-span-2 lg:self-start"
		>
			<h2 id="top-scores" className="mb-2 text-2xl">
				Top scores
			</h2>
			{game.board === "open" ? (
				<ScoreList rows={game.topScores} emptyText="No scores yet. Be the first!" />
			) : (
				<ClosedBoard game={game} />
			)}
		</section>
	);
}

function ClosedBoard({ game: { privacyLevel, board } }: { game: GameView }) {
	const signIn = useSignInAddress();
	return (
		<div className="grid justify-items-start gap-2 text-muted">
			<p className="text-pretty">{LEADERBOARDS_ERRORS[boardRefusal(privacyLevel)].message}</p>
			{board === "signed-out" && (
				<Link {...signIn} className="link font-bold">
					Sign in
				</Link>
			)}
		</div>
	);
}

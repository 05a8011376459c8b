import type { GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { storedRun } from "../../progression/visit.ts";
import { classicRules } from "../stage/classic-rules.ts";
import { SignedOut, StageGround, usePlayer } from "../stage/game-over/signed-out.tsx";
import { PlayerRun } from "./player-run.tsx";
import { ReturnedRun } from "./returned-run.tsx";
import { type Chosen, StartFlow } from "./start-flow.tsx";
import { type StartScreen, screenOf } from "./start-screens.ts";
import { VisitorRun } from "./visitor-run.tsx";

/** Only the first state of the run, which no refresh changes: from there on the dealer knows it. */
const FIRST_STATE = { staleTime: "static" } as const;

interface GameProps {
	game: GameId;
}

/** The page of a classic game. The server deals and judges for a player, the browser for a visitor. */
export function ClassicGame({ game }: GameProps) {
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <SignedOut rules={classicRules(game)} goOn={goOn} />;
	if (me) return <PlayerGame key={me.id} game={game} userId={me.id} />;
	const screen = screenOf(game);
	return screen ? <VisitorChoice game={game} screen={screen} /> : <VisitorGame game={game} />;
}

function VisitorGame({ game }: GameProps) {
	const [opening] = trpc.play.opening.useSuspenseQuery({ game }, FIRST_STATE);
	return <VisitorRun opening={opening} takesFocus={false} />;
}

function VisitorChoice({ game, screen }: GameProps & { screen: StartScreen }) {
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [isChoosing, setChoosing] = useState(true);
	const play = (choice: Chosen) => {
		setChosen(choice);
		setChoosing(false);
	};
	if (isChoosing || !chosen?.opening) {
		return <StartFlow game={game} screen={screen} isVisitor before={chosen?.filter ?? null} play={play} />;
	}
	return <VisitorRun opening={chosen.opening} takesFocus change={() => setChoosing(true)} />;
}

/** A player's open run continues immediately. */
function PlayerGame({ game, userId }: GameProps & { userId: string }) {
	const screen = screenOf(game);
	const [current] = trpc.play.current.useSuspenseQuery({ game }, FIRST_STATE);
	const [open] = useState(current);
	const isHydrated = useHydrated();
	// None on a page that the server rendered.
	const [returned, setReturned] = useState(() => (isHydrated ? storedRun(game, userId) : null));
	const [wasReturned] = useState(returned !== null);
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [isChoosing, setChoosing] = useState(screen !== undefined && !open);
	const play = (choice: Chosen) => {
		setChosen(choice);
		setChoosing(false);
	};
	const close = () => setReturned(null);
	const filter = chosen?.filter ?? open?.filter ?? returned?.filter ?? null;
	if (screen && isChoosing) {
		return (
			<StartFlow
				game={game}
				screen={screen}
				isVisitor={false}
				before={filter}
				returned={returned}
				closeReturned={close}
				play={play}
			/>
		);
	}
	// Without the stage, where a run would start behind the dialog.
	if (returned) {
		return (
			<StageGround rules={classicRules(game)}>
				<ReturnedRun run={returned} again={close} close={close} />
			</StageGround>
		);
	}
	return (
		<PlayerRun
			game={game}
			userId={userId}
			filter={filter ?? ""}
			open={chosen ? null : open}
			takesFocus={chosen !== null || wasReturned}
			change={screen && (() => setChoosing(true))}
		/>
	);
}

import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/limits";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { SignedOut, usePlayer } from "../../play/stage/game-over/signed-out.tsx";
import { customRules } from "../stage/custom-rules.ts";
import { PlayerStage } from "../stage/player-stage.tsx";
import { stagedGame } from "../stage/view.ts";
import { VisitorStage } from "../stage/visitor-stage.tsx";
import { OwnPreview } from "./own-preview.tsx";
import { PreGame } from "./pre-game.tsx";

const route = getRouteApi("/custom-game/$id");

/** Only the first state of the run: from there on the dealer knows it. */
const askedOnce = { staleTime: Number.POSITIVE_INFINITY } as const;

export function CustomGamePage() {
	const { id } = route.useParams();
	const { key, preview = false } = route.useSearch();
	const loaded = route.useLoaderData();
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <SignedOut rules={customRules(stagedGame(loaded))} goOn={goOn} />;
	return <Game key={`${id} ${me?.id}`} address={{ id, key }} isVisitor={me === null} isPreview={preview} />;
}

interface GameProps {
	address: { readonly id: string; readonly key?: string | undefined };
	isVisitor: boolean;
	isPreview: boolean;
}

function Game({ address, isVisitor, isPreview }: GameProps) {
	const [game] = trpc.customGames.get.useSuspenseQuery(address);
	const { data: open = null } = trpc.customGames.current.useQuery(address, {
		...askedOnce,
		enabled: !isVisitor,
	});
	const [isPlaying, setPlaying] = useState(false);
	if (isPreview && game.isOwn) return <OwnPreview id={game.id} />;
	if (isPlaying) {
		const stage = { game, linkKey: address.key };
		return isVisitor ? <VisitorStage {...stage} /> : <PlayerStage {...stage} open={open} />;
	}
	return (
		<PreGame
			game={game}
			linkKey={address.key}
			isVisitor={isVisitor}
			openScore={open?.score ?? null}
			ready={game.itemCount < MIN_ITEMS_TO_PLAY ? null : () => setPlaying(true)}
		/>
	);
}

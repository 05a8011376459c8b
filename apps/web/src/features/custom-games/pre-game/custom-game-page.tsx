import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { hasErrorCode } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { SignedOut, usePlayer } from "../../play/stage/game-over/signed-out.tsx";
import { rulesOfGame } from "../stage/custom-rules.ts";
import { PlayerStage, VisitorStage } from "../stage/custom-stage.tsx";
import { Preview } from "../stage/preview-game.tsx";
import { GameNotFound } from "./game-errors.tsx";
import { PreGame } from "./pre-game.tsx";

const route = getRouteApi("/custom-game/$id");

export function CustomGamePage() {
	const { id } = route.useParams();
	const { key, preview = false } = route.useSearch();
	const loaded = route.useLoaderData();
	const { name: siteName } = useSite();
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <SignedOut rules={rulesOfGame(loaded, siteName)} goOn={goOn} />;
	return <Game key={`${id} ${me?.id}`} address={{ id, key }} isVisitor={me === null} isPreview={preview} />;
}

interface GameProps {
	address: { readonly id: string; readonly key?: string | undefined };
	isVisitor: boolean;
	isPreview: boolean;
}

function Game({ address, isVisitor, isPreview }: GameProps) {
	const [game, { error }] = trpc.customGames.get.useSuspenseQuery(address);
	const { data: open = null } = trpc.customGames.current.useQuery(address, {
		enabled: !isVisitor,
		// Only the first state of the run: from there on the dealer knows it.
		staleTime: "static",
	});
	const [isPlaying, setPlaying] = useState(false);
	if (isPreview && game.isOwn) return <OwnPreview id={game.id} />;
	if (isPlaying) {
		const stage = { game, linkKey: address.key };
		return isVisitor ? <VisitorStage {...stage} /> : <PlayerStage {...stage} open={open} />;
	}
	if (hasErrorCode(error, "custom-games/not-found")) return <GameNotFound />;
	return (
		<PreGame
			game={game}
			linkKey={address.key}
			isVisitor={isVisitor}
			openScore={open?.score ?? null}
			onStart={() => setPlaying(true)}
		/>
	);
}

/** Lets a creator play the saved game; nothing is stored or counted. */
function OwnPreview({ id }: { id: string }) {
	const [game] = trpc.customGames.forEdit.useSuspenseQuery({ id });
	const navigate = useNavigate();
	return (
		<Preview
			game={game}
			onClose={() => navigate({ to: "/custom-game/$id", params: { id }, replace: true })}
		/>
	);
}

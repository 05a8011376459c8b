import { useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { classicGames } from "../../../platform/visible-games.ts";
import { CoverArt } from "../../custom-games/cover-art.tsx";
import { timerText, tintOf } from "../../custom-games/game-view.ts";
import { GameArt } from "../../play/art/game-art.tsx";
import { CardFrame } from "./card-frame.tsx";
import { DuelLinkCard } from "./duel-link-card.tsx";
import type { LinkedCard } from "./message-content.ts";
import { useWasSeen } from "./use-was-seen.ts";

export function LinkCard({ card }: { card: LinkedCard }) {
	if (card.kind === "duel") return <DuelLinkCard id={card.id} href={card.href} />;
	if (card.kind === "custom") return <CustomGameCard card={card} />;
	return <ClassicGameCard card={card} />;
}

const ART = "aspect-2/1";

function ClassicGameCard({
	card: { gameId, href, name },
}: {
	card: Extract<LinkedCard, { kind: "classic" }>;
}) {
	const { data } = trpc.site.gameStatus.useQuery();
	const title = classicGames(data).find(({ game }) => game.id === gameId)?.name ?? name;
	return (
		<CardFrame
			colour={{ "data-game": gameId }}
			art={<GameArt game={gameId} className={ART} />}
			title={title}
			note="Classic game"
			href={href}
			label={`Play ${title}`}
		/>
	);
}

/** Name and art are shown only to those who may see the game; the size is the same. */
function CustomGameCard({ card: { id, key, href } }: { card: Extract<LinkedCard, { kind: "custom" }> }) {
	const box = useRef<HTMLDivElement>(null);
	const isSeen = useWasSeen(box);
	const { data } = trpc.customGames.get.useQuery({ id, key }, { staleTime: 60_000, enabled: isSeen });
	const title = data?.name ?? "Custom game";
	const note = data ? `${count(data.itemCount, "item")} · ${timerText(data.timerSeconds)}` : "";
	return (
		<CardFrame
			box={box}
			colour={{ "data-tint": tintOf(id) }}
			art={<CoverArt cover={data?.cover ?? []} className={ART} />}
			title={title}
			note={note}
			href={href}
			label={`Play ${title}`}
			hasLateTitle
		/>
	);
}

import type { DuelSideView } from "@hilo/rules/duels/duels.views";
import { useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { colourOf, type GameColour } from "../../duels/duel-colour.ts";
import { gameText } from "../../duels/duel-text.ts";
import { UnknownAvatar } from "../../duels/unknown-avatar.tsx";
import { CardFrame } from "./card-frame.tsx";
import { duelState } from "./duel-state.ts";
import { useWasSeen } from "./use-was-seen.ts";

/** A linked duel: both scores once both have played, else whose turn it is. */
export function DuelLinkCard({ id, href }: { id: string; href: string }) {
	const box = useRef<HTMLDivElement>(null);
	const isSeen = useWasSeen(box);
	const { data, error, refetch } = trpc.duels.get.useQuery({ id }, { enabled: isSeen });
	// The other player may have played, in any of the duels.
	useLiveEvent("duels", () => {
		if (isSeen) refetch();
	});
	const state = data && duelState(data);
	const [challenger, other] = data ? facing(data.sides) : [];
	const action = state?.isYourTurn ? "Play" : "See duel";
	const title = data ? gameText(data) : "A game";
	const colour: GameColour = data ? colourOf(data) : {};
	return (
		<CardFrame
			box={box}
			colour={colour}
			art={
				<div aria-hidden="true" className="@container relative grid aspect-2/1 grid-cols-2 bg-accent/20">
					<Half side={challenger} />
					<Half side={other} />
					<Seam small />
				</div>
			}
			title={`Duel: ${title}`}
			note={
				state ? (
					<>
						{state.own && <span className="block font-bold text-ink">{state.own}</span>}
						<span className={state.isYourTurn ? "font-bold text-ink" : ""}>{state.text}</span>
					</>
				) : (
					error && "Only for its two players, or gone."
				)
			}
			href={href}
			action={action}
			label={`${action}: ${title}`}
			isQuiet={!state?.isYourTurn}
		/>
	);
}

/** The challenger, and the viewer or else the one who has come. */
function facing(sides: readonly DuelSideView[]) {
	const [challenger, ...others] = sides;
	return [challenger, others.find(({ isYou }) => isYou) ?? others[0]] as const;
}

function Half({ side }: { side: DuelSideView | undefined }) {
	const look = "size-[26cqi] text-3xl";
	return (
		<span className="grid place-items-center odd:-rotate-3 even:rotate-3">
			{side ? (
				<Avatar username={side.name} url={side.avatarUrl} className={`grid ${look}`} />
			) : (
				<UnknownAvatar className={`border-3 ${look}`} />
			)}
		</span>
	);
}

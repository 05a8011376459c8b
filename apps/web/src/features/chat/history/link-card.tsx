import { Link } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { classicGames } from "../../../platform/visible-games.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { CoverArt } from "../../custom-games/cover-art.tsx";
import { timerText, tintOf } from "../../custom-games/game-view.ts";
import { colourOf, type GameColour } from "../../duels/duel-colour.ts";
import { gameText } from "../../duels/duel-text.ts";
import { UnknownAvatar } from "../../duels/opponent-avatar.tsx";
import { resultSides } from "../../duels/result/result-sides.ts";
import { GameArt } from "../../play/art/game-art.tsx";
import type { LinkedCard } from "./message-content.ts";

type DuelView = Outputs["duels"]["get"];
type DuelSideView = DuelView["sides"][number];

export function LinkCard({ card }: { card: LinkedCard }) {
	if (card.kind === "duel") return <DuelCard card={card} />;
	if (card.kind === "custom") return <CustomGameCard card={card} />;
	return <ClassicGameCard card={card} />;
}

const ART = "aspect-2/1";

type CardOf<Kind> = { readonly card: Extract<LinkedCard, { kind: Kind }> };

function ClassicGameCard({ card: { gameId, href, name } }: CardOf<"classic">) {
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
function CustomGameCard({ card: { id, key, href } }: CardOf<"custom">) {
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

interface CardFrameProps {
	readonly box?: RefObject<HTMLDivElement | null>;
	readonly colour: GameColour;
	readonly art: ReactNode;
	readonly title: string;
	readonly note: ReactNode;
	readonly href: string;
	readonly action?: string;
	/** The accessible name of the link. */
	readonly label: string;
	/** Nothing is to be played. */
	readonly isQuiet?: boolean;
	/** Title and note are loaded, and get the space of two lines and one. */
	readonly hasLateTitle?: boolean;
}

/** What a link leads to, in place of its address. The whole card can be pressed, although the link inside is small. */
function CardFrame({
	box,
	colour,
	art,
	title,
	note,
	href,
	action = "Play",
	label,
	isQuiet = false,
	hasLateTitle = false,
}: CardFrameProps) {
	return (
		<div
			ref={box}
			{...colour}
			className="group relative w-full overflow-hidden rounded-lg border-2 border-line bg-raise text-ink"
		>
			{art}
			<div className="grid gap-2 p-3">
				<p
					className={`font-display text-lg leading-tight font-bold wrap-anywhere ${hasLateTitle ? "grid min-h-[2lh] content-center" : ""}`}
				>
					<bdi>{title}</bdi>
				</p>
				<div className="flex items-center justify-between gap-3">
					<div className="min-w-0 text-sm leading-tight text-muted tabular-nums wrap-anywhere">{note}</div>
					<Link
						to={href}
						aria-label={label}
						className={`shrink-0 after:absolute after:inset-0 ${buttonClass({ small: true, kind: isQuiet ? "quiet" : "accent" })}`}
					>
						{action}
					</Link>
				</div>
			</div>
		</div>
	);
}

/** A linked duel: both scores once both have played, else whose turn it is. */
function DuelCard({ card: { id, href } }: CardOf<"duel">) {
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
	return (
		<CardFrame
			box={box}
			colour={data ? colourOf(data) : {}}
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

/** How a duel stands for the viewer: the own score once it counts, and a line. */
export function duelState(duel: DuelView): { own?: string; text: string; isYourTurn?: boolean } {
	const { status, mode, mayPlay, toBeat, verdict } = duel;
	const sides = resultSides(duel);
	if (sides?.other) {
		const { own, other, otherName } = sides;
		return { own: `You ${own.score} · ${other.score} ${otherName}`, text: ENDS[verdict ?? "waiting"] };
	}
	if (sides) {
		const text = sides.otherSide ? `Waiting for ${sides.otherName}` : "No one has played yet";
		return { own: `You got ${sides.own.score}`, text };
	}
	if (status === "declined") return { text: mode === "live" ? "Called off" : "Declined" };
	if (mayPlay) return { text: toBeat ? `${toBeat.score} to beat` : "Your turn", isYourTurn: true };
	return { text: "Over" };
}

const ENDS = { won: "You won", lost: "You lost", drawn: "A draw", waiting: "" } as const;

/** Whether the element has been on the screen or near it. A long chat renders cards that are never looked at. */
function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
	const [wasSeen, setSeen] = useState(false);
	useEffect(() => {
		if (wasSeen || !element.current) return;
		const options = { rootMargin: "600px" };
		const observer = new IntersectionObserver(
			(entries) => setSeen(entries.some((each) => each.isIntersecting)),
			options,
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, wasSeen]);
	return wasSeen;
}

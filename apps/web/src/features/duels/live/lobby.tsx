import type { DuelView, LiveDuelView } from "@hilo/rules/duels/duels.views";
import { isolated } from "@hilo/rules/text/player-text";
import { useState } from "react";
import { useMe } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkWell } from "../challenge/link-well.tsx";
import { duelTint } from "../kit/duel-tint.ts";
import { lengthWords, rulesSentence } from "../words/duel-words.ts";
import { CallOff } from "./call-off.tsx";
import { type Face, Faces } from "./faces.tsx";
import { useReadyKey } from "./use-ready-key.ts";
import "../../../ui/rays.css";
import "./lobby.css";

interface LobbyProps {
	duel: DuelView;
	/** Null until the server's first answer. */
	view: LiveDuelView | null;
	ready: () => void;
	isBusy: boolean;
}

export function Lobby({ duel, view, ready, isBusy }: LobbyProps) {
	const { title, choice, custom, rounds, id } = duel;
	const me = useMe();
	const other = duel.sides.find(({ isYou }) => !isYou);
	const name = view?.other.name ?? other?.name ?? duel.sentTo ?? "Your friend";
	const isReady = view?.you.isReady ?? false;
	const isHere = view?.other.isHere ?? false;
	const isChallenger = duel.sides[0]?.isYou === true;
	const [wasHere, setWasHere] = useState(isHere);
	if (isHere && !wasHere) setWasHere(true);
	const mayPress = view !== null && !isReady && !isBusy;
	useReadyKey(mayPress ? ready : null);
	const you: Face = {
		name: me?.username ?? "You",
		avatarUrl: me?.avatarUrl ?? null,
		...(isReady ? READY : { says: "Here", state: "here" }),
	};
	const them: Face = { name, avatarUrl: other?.avatarUrl ?? null, ...standingOf(view, wasHere) };
	const about = [choice, custom && `by ${isolated(custom.creatorName)}`, lengthWords(rounds)];
	return (
		<div {...duelTint(duel)} className="live-lobby rays">
			<Faces you={you} other={them}>
				<p className="live-title">{title}</p>
				<p className="text-sm text-muted md:text-base">{about.filter(Boolean).join(" · ")}</p>
			</Faces>
			<div className="live-text">
				<h1 className="text-title [overflow-wrap:anywhere]">Live duel</h1>
				<p className="live-status" role="status">
					{statusText(view, name, wasHere)}
				</p>
				<p className="max-w-prose text-pretty text-muted">{rulesSentence(duel)}</p>
				<div className="live-buttons">
					<Button
						className={`live-ready ${isReady ? "filter-none!" : ""}`}
						data-ready={isReady || undefined}
						aria-disabled={!mayPress || undefined}
						aria-keyshortcuts="Enter"
						onClick={() => mayPress && ready()}
					>
						{isReady && <Icon name="check" className="size-6 stroke-4" />}
						{isReady ? "You’re ready" : "Ready"}
					</Button>
					<CallOff id={id} />
				</div>
				{isChallenger && (
					<div className="live-invite" inert={isHere}>
						<p className="text-muted">
							We’ve let <bdi>{name}</bdi> know. You can also send them the link:
						</p>
						<LinkWell duel={duel} isMain={false} />
					</div>
				)}
			</div>
		</div>
	);
}

const READY = { says: "Ready", state: "ready" } as const;

function standingOf(view: LiveDuelView | null, wasHere: boolean): Pick<Face, "says" | "state"> {
	if (!view?.other.isHere) return { says: wasHere ? "Left" : "Not here yet", state: "away" };
	return view.other.isReady ? READY : { says: "Here", state: "here" };
}

function statusText(view: LiveDuelView | null, name: string, wasHere: boolean): string {
	if (!view) return "Connecting…";
	const { you, other } = view;
	if (!other.isHere && wasHere) return `${name} has left. They can still come back.`;
	if (!other.isHere) return you.isReady ? `Starts once ${name} is here and ready` : `${name} isn’t here yet`;
	if (you.isReady) return `Waiting for ${name} to get ready…`;
	return other.isReady ? `${name} is ready. Are you?` : `${name} is here`;
}

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { useWindowKey } from "../../../ui/use-window-key.ts";
import { DuelLink } from "../duel-link.tsx";
import { type DuelView, detailsText, rulesText } from "../duel-text.ts";
import { BeforeDuel } from "../poster.tsx";
import type { LiveDuelView } from "./live-duel-connection.ts";

interface LobbyProps {
	duel: DuelView;
	/** Null until the server's first answer. */
	view: LiveDuelView | null;
	ready: () => void;
	isBusy: boolean;
}

export function Lobby({ duel, view, ready, isBusy }: LobbyProps) {
	const { title, id } = duel;
	const me = useMe();
	const other = duel.sides.find(({ isYou }) => !isYou);
	const name = view?.other.name ?? other?.name ?? duel.sentTo ?? "Your friend";
	const isReady = view?.you.isReady ?? false;
	const isHere = view?.other.isHere ?? false;
	const isChallenger = duel.sides[0]?.isYou === true;
	const [wasHere, setWasHere] = useState(isHere);
	if (isHere && !wasHere) setWasHere(true);
	const mayPress = view !== null && !isReady && !isBusy;
	useWindowKey("enter", mayPress ? ready : null);
	return (
		<BeforeDuel duel={duel}>
			<div className="overflow-hidden rounded-xl bg-raise text-center shadow-card beside:self-center">
				<div className="relative grid grid-cols-2 [--above:1.4rem] [--avatar:clamp(4.5rem,20vw,6.5rem)] lg:[--above:2.5rem] low:[--above:1.25rem] low:[--avatar:4rem]">
					<Player
						name={me?.username ?? "You"}
						avatarUrl={me?.avatarUrl ?? null}
						state={isReady ? "ready" : "here"}
						status={isReady ? "Ready" : "Here"}
						groundClass="bg-accent/20"
					/>
					<Player
						name={name}
						avatarUrl={other?.avatarUrl ?? null}
						{...otherState(view, wasHere)}
						groundClass="border-l-2 border-paper bg-accent/10"
					/>
					{/* Between the avatars, and clear of the names below them. */}
					<div className="absolute inset-x-0 top-(--above) h-(--avatar)">
						<Seam />
					</div>
				</div>
				<div className="px-4 py-[0.9rem]">
					<p className="font-display text-2xl leading-[1.15] font-extrabold wrap-anywhere">{title}</p>
					<p className="text-sm text-muted md:text-base">{detailsText(duel)}</p>
				</div>
			</div>
			<div className="grid grid-cols-1 content-center gap-[0.9rem] lg:gap-[1.2rem] low:gap-3">
				<h1 className="text-title wrap-anywhere">Live duel</h1>
				{/* As high for every text. */}
				<p
					className="min-h-[2lh] text-[1.125rem] font-semibold text-balance wrap-anywhere beside:min-h-[1lh]"
					role="status"
				>
					{statusText(view, name, wasHere)}
				</p>
				<p className="max-w-prose text-pretty text-muted">{rulesText(duel)}</p>
				<div className="grid gap-3 beside:flex beside:flex-wrap beside:items-center">
					<Button
						className={`beside:min-w-60 ${isReady ? "filter-none!" : ""}`}
						aria-disabled={!mayPress || undefined}
						aria-keyshortcuts="Enter"
						onClick={() => mayPress && ready()}
					>
						{isReady && <Icon name="check" className="size-6 stroke-4" />}
						{isReady ? "You’re ready" : "Ready"}
					</Button>
					<CancelButton id={id} />
				</div>
				{isChallenger && (
					// Keeps its space once the friend has come.
					<div className="grid gap-[0.6rem] inert:invisible" inert={isHere}>
						<p className="text-muted">
							We’ve let <bdi>{name}</bdi> know. You can also send them the link:
						</p>
						<DuelLink duel={duel} isMain={false} />
					</div>
				)}
			</div>
		</BeforeDuel>
	);
}

type PlayerState = "away" | "here" | "ready";

/** A player who is away is half transparent. */
const AVATARS: Readonly<Record<PlayerState, string>> = {
	away: "opacity-50 outline-dashed outline-edge",
	here: "outline-transparent",
	ready: "outline-correct",
};
const STATUSES: Readonly<Record<PlayerState, string>> = {
	away: "bg-paper text-muted before:border-edge",
	here: "bg-paper text-muted before:border-correct before:bg-correct",
	ready: "bg-correct text-on-correct before:border-current before:bg-current",
};

interface PlayerProps {
	name: string;
	avatarUrl: string | null;
	state: PlayerState;
	status: string;
	groundClass: string;
}

function Player({ name, avatarUrl, state, status, groundClass }: PlayerProps) {
	return (
		<div
			className={`grid min-w-0 content-start justify-items-center gap-2 px-2 pt-(--above) pb-[1.2rem] lg:pb-8 low:pb-4 ${groundClass}`}
		>
			<Avatar
				username={name}
				url={avatarUrl}
				className={`grid aspect-square w-(--avatar) text-[2.25rem] outline-3 outline-offset-4 transition-[opacity,outline-color] duration-300 ${AVATARS[state]}`}
			/>
			<p className="line-clamp-2 max-w-full leading-tight font-bold text-balance wrap-anywhere">
				<bdi>{name}</bdi>
			</p>
			<p
				className={`flex items-center gap-[0.4rem] rounded-full px-[0.7rem] py-[0.2rem] text-[0.85rem] font-semibold before:aspect-square before:w-[0.55rem] before:rounded-full before:border-2 ${STATUSES[state]}`}
			>
				{status}
			</p>
		</div>
	);
}

function otherState(view: LiveDuelView | null, wasHere: boolean): Pick<PlayerProps, "state" | "status"> {
	if (!view?.other.isHere) return { state: "away", status: wasHere ? "Left" : "Not here yet" };
	return view.other.isReady ? { state: "ready", status: "Ready" } : { state: "here", status: "Here" };
}

function statusText(view: LiveDuelView | null, name: string, wasHere: boolean): string {
	if (!view) return "Connecting…";
	const { you, other } = view;
	if (!other.isHere && wasHere) return `${name} has left. They can still come back.`;
	if (!other.isHere) return you.isReady ? `Starts once ${name} is here and ready` : `${name} isn’t here yet`;
	if (you.isReady) return `Waiting for ${name} to get ready…`;
	return other.isReady ? `${name} is ready. Are you?` : `${name} is here`;
}

/** Cancels a live duel before it begins. The other player is told immediately. */
function CancelButton({ id }: { id: string }) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const cancel = trpc.duels.decline.useMutation({
		onSuccess: async () => {
			await navigate({ to: "/" });
			utils.duels.invalidate();
		},
		onError: toastFailure,
	});
	return (
		<Button kind="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
			Cancel
		</Button>
	);
}

import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { useTopLayer } from "../../../ui/top-layer.ts";

interface ChallengeCardProps {
	duel: DuelCard;
	label: string;
	/** After the name: "challenges you". */
	text: string;
	/** Under the text. */
	note?: string | undefined;
	play: string;
	isRinging?: boolean;
	/** The buttons beside Play. */
	children: ReactNode;
	onClose: () => void;
}

/** Over all pages: who challenges the player, and in which game. */
export function ChallengeCard(props: ChallengeCardProps) {
	const { duel, label, text, note, play, isRinging = false, children, onClose } = props;
	const { id, other, title } = duel;
	const name = other?.name ?? "Guest";
	// Nothing behind an open dialog can be pressed.
	const dialog = useTopLayer();
	const card = (
		<section
			aria-label={label}
			// Below the toasts of a stage; on other pages toasts are at the bottom.
			className="fixed inset-x-[max(0.75rem,var(--safe-sides))] top-[calc(5rem+var(--safe-top))] z-50 m-0 mx-auto max-w-md animate-arrive rounded-lg border-3 border-ink bg-paper p-4 text-left text-ink shadow-lift sm:mr-[max(1rem,var(--safe-sides))]"
		>
			<div className="flex items-center gap-4">
				<span className="relative grid shrink-0">
					{isRinging && (
						<span
							aria-hidden="true"
							className="absolute inset-0 rounded-full border-3 border-accent motion-safe:animate-ping"
						/>
					)}
					<Avatar username={name} url={other?.avatarUrl ?? null} className="grid size-12 text-xl" />
				</span>
				<div className="min-w-0 leading-tight [overflow-wrap:anywhere]">
					<p role="alert">
						<bdi className="font-bold">{name}</bdi> {text}: <b>{title}</b>
					</p>
					{note && <p className="mt-1 text-sm text-muted">{note}</p>}
				</div>
			</div>
			<div className="mt-3.5 grid auto-cols-auto grid-flow-col grid-cols-[1fr_1fr] gap-2">
				<Link to="/duel/$id" params={{ id }} className={buttonClass({ small: true })} onClick={onClose}>
					{play}
				</Link>
				{children}
			</div>
		</section>
	);
	return dialog ? createPortal(card, dialog) : card;
}

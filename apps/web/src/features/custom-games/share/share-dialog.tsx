import { Activity, type KeyboardEvent, useId, useRef, useState } from "react";
import { useMe } from "../../../platform/session.ts";
import { Modal } from "../../../ui/dialog.tsx";
import { EmailTab } from "./email-tab.tsx";
import { FriendsTab } from "./friends-tab.tsx";
import type { SharedGame } from "./game-link.ts";
import { LinkTab } from "./link-tab.tsx";

const TABS = [
	{ id: "link", label: "Link" },
	{ id: "email", label: "Email" },
	{ id: "friends", label: "Friends" },
] as const;
type TabId = (typeof TABS)[number]["id"];

interface ShareDialogProps {
	game: SharedGame;
	/** The secret of the link by which the game was opened, if any. */
	linkKey?: string | undefined;
	tab?: TabId;
	message?: string;
	onClose: () => void;
}

export function ShareDialog({ game, linkKey, tab = "link", message = "", onClose }: ShareDialogProps) {
	const canInvite = useMe() !== null && game.shareableLink !== null;
	return (
		<Modal
			title={
				<>
					Share <bdi>{game.name}</bdi>
				</>
			}
			onClose={onClose}
		>
			{canInvite ? (
				<ShareTabs {...{ game, linkKey, tab, message }} />
			) : (
				<div className="mt-4">
					<LinkTab game={game} />
				</div>
			)}
		</Modal>
	);
}

type ShareTabsProps = Required<Omit<ShareDialogProps, "onClose">>;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const TAB =
	"min-h-12 cursor-pointer border-b-4 border-transparent px-2 font-display text-lg font-bold text-muted -outline-offset-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink";

/** Hidden tabs keep what is typed in them. */
function ShareTabs({ game, linkKey, tab: initialTab, message: initialMessage }: ShareTabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [shown, show] = useState(initialTab);
	const [message, setMessage] = useState(initialMessage);
	const invitation = { game, linkKey, message, setMessage };
	const mode = (tab: TabId) => (tab === shown ? "visible" : "hidden");
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		const index = TABS.findIndex((tab) => tab.id === shown);
		const next = (index + step + TABS.length) % TABS.length;
		show(TABS[next]?.id ?? shown);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
	};
	return (
		<>
			<div
				ref={list}
				role="tablist"
				aria-label="Ways to share"
				className="mt-3 grid grid-cols-3 shadow-[inset_0_-2px_var(--line)]"
				onKeyDown={onKeyDown}
			>
				{TABS.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${id}-${tab.id}`}
						aria-selected={tab.id === shown}
						aria-controls={`${id}-panel`}
						tabIndex={tab.id === shown ? 0 : -1}
						onClick={() => show(tab.id)}
						className={TAB}
					>
						{tab.label}
					</button>
				))}
			</div>
			{/* The same height for each tab, so that the dialog does not jump. */}
			<div
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-${shown}`}
				className="grid min-h-96 grid-cols-1 pt-5"
			>
				<Activity mode={mode("link")}>
					<LinkTab game={game} />
				</Activity>
				<Activity mode={mode("email")}>
					<EmailTab {...invitation} />
				</Activity>
				<Activity mode={mode("friends")}>
					<FriendsTab {...invitation} />
				</Activity>
			</div>
		</>
	);
}

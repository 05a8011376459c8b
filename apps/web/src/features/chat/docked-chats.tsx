import { type ReactNode, useState, useSyncExternalStore } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { COUNT_BADGE } from "../../ui/chip.tsx";
import { focusHeading } from "../../ui/focus.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PresenceDot } from "../presence/presence-mark.tsx";
import { useStatus } from "../presence/use-statuses.ts";
import { ChatList } from "./chat-list.tsx";
import { ChatView, HEADER_BUTTON } from "./conversation/chat-view.tsx";
import { type Docked, dockStore } from "./dock-store.ts";

const DOCK = "docked-chats";
/** A panel with its gap, in pixels. */
const PANEL_WIDTH = 396;
const EDGES = 32;

interface DockedChatsProps {
	readonly playerId: string;
	/** The chats that were docked before, as on the last page: they do not take the focus. */
	readonly restored: readonly Docked[];
}

export function DockedChats({ playerId, restored }: DockedChatsProps) {
	const { hasList, chats } = dockStore.useValue();
	const panelCount = usePanelCount() - Number(hasList);
	const panels = chats.filter(({ isOpen }) => isOpen).slice(0, Math.max(hasList ? 0 : 1, panelCount));
	const tabs = chats.filter((chat) => !panels.includes(chat));
	return (
		<aside
			id={DOCK}
			aria-label="Chats"
			className="pointer-events-none fixed right-(--gutter) bottom-0 left-(--gutter) z-20 flex flex-row-reverse items-end gap-4"
		>
			{hasList && <ListPanel />}
			{panels.map((chat) => (
				<ChatPanel
					key={chat.userId}
					playerId={playerId}
					userId={chat.userId}
					isNew={!restored.includes(chat)}
				/>
			))}
			{tabs.length > 0 && (
				<ul className="flex min-w-0 flex-row-reverse gap-2">
					{tabs.map(({ userId }) => (
						<ChatTab key={userId} userId={userId} />
					))}
				</ul>
			)}
		</aside>
	);
}

function usePanelCount(): number {
	const width = useSyncExternalStore(
		(listener) => {
			addEventListener("resize", listener);
			return () => removeEventListener("resize", listener);
		},
		() => innerWidth,
		() => innerWidth,
	);
	return Math.max(1, Math.floor((width - EDGES) / PANEL_WIDTH));
}

function closeChat(userId: string): void {
	dockStore.close(userId);
	focusNext();
}

/** What had the focus is removed: the first panel that is left takes it, or the first tab, otherwise the page. */
function focusNext(): void {
	requestAnimationFrame(() => {
		const tab = document.querySelector<HTMLElement>(`#${DOCK} li button`);
		const heading = document.querySelector<HTMLElement>(`#${DOCK} h2`);
		if (heading || !tab) focusHeading(heading ?? document.querySelector<HTMLElement>("main h1"));
		else tab.focus();
	});
}

interface PanelProps {
	readonly label: string;
	readonly onEscape: () => void;
	readonly children: ReactNode;
}

function Panel({ label, onEscape, children }: PanelProps) {
	return (
		<section
			aria-label={label}
			className="pointer-events-auto flex h-[min(36rem,100dvh-var(--bar)-1rem)] w-95 shrink-0 flex-col overflow-hidden rounded-t-lg border-2 border-b-0 border-line bg-paper shadow-lift motion-safe:animate-arrive"
			onKeyDown={({ key, currentTarget }) => {
				// Escape closes an open menu or dialog first.
				const isCovered = currentTarget.querySelector(":popover-open, dialog[open]") !== null;
				if (key === "Escape" && !isCovered) onEscape();
			}}
		>
			{children}
		</section>
	);
}

function ListPanel() {
	const close = () => {
		dockStore.showList(false);
		focusNext();
	};
	return (
		<Panel label="Messages" onEscape={close}>
			<header className="flex shrink-0 items-center justify-between border-b border-line py-1 pr-1 pl-4">
				<h2 className="text-xl">Messages</h2>
				<HeaderButton label="Close messages" icon="cross" onClick={close} />
			</header>
			<ChatList />
		</Panel>
	);
}

interface ChatPanelProps {
	readonly playerId: string;
	readonly userId: string;
	/** A newly opened panel takes the focus. */
	readonly isNew: boolean;
}

function ChatPanel({ playerId, userId, isNew }: ChatPanelProps) {
	const [takesFocus] = useState(isNew);
	const minimise = () => {
		dockStore.minimise(userId);
		// The panel that had the focus is removed, so its tab takes the focus.
		requestAnimationFrame(() => document.getElementById(tabId(userId))?.focus());
	};
	return (
		<Panel label="Chat" onEscape={minimise}>
			<ChatView
				playerId={playerId}
				userId={userId}
				as="h2"
				takesFocus={takesFocus}
				after={
					<>
						<HeaderButton label="Minimise" icon="down" onClick={minimise} />
						<HeaderButton label="Close chat" icon="cross" onClick={() => closeChat(userId)} />
					</>
				}
			/>
		</Panel>
	);
}

function HeaderButton({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
	return (
		<button type="button" aria-label={label} className={HEADER_BUTTON} onClick={onClick}>
			<Icon name={icon} className="size-5 stroke-3" />
		</button>
	);
}

const tabId = (userId: string) => `chat-tab-${userId}`;

function ChatTab({ userId }: { userId: string }) {
	const { data } = trpc.friends.list.useQuery();
	const friend = data?.find((each) => each.userId === userId);
	const status = useStatus(userId)?.status ?? "offline";
	if (!friend) return null;
	const { username, avatarUrl, unreadMessages } = friend;
	return (
		<li className="pointer-events-auto flex h-12 w-52 min-w-14 items-center overflow-hidden rounded-t-md border-2 border-b-0 border-line bg-raise shadow-lift">
			<button
				id={tabId(userId)}
				type="button"
				className="flex h-full min-w-0 grow cursor-pointer items-center gap-2 px-2 text-left font-bold -outline-offset-3 hover:bg-sunk"
				onClick={() => dockStore.open(userId)}
			>
				<span className="relative shrink-0">
					<Avatar username={username} url={avatarUrl} className="grid size-8" />
					{status !== "offline" && (
						<span className="absolute -right-0.5 -bottom-0.5 grid size-3.5 place-items-center rounded-full bg-raise">
							<PresenceDot status={status} className="size-2.5" />
						</span>
					)}
				</span>
				<span className="min-w-0 grow truncate">{username}</span>
				{unreadMessages > 0 && (
					<span className={COUNT_BADGE}>
						{unreadMessages}
						<span className="sr-only"> unread</span>
					</span>
				)}
			</button>
			<button
				type="button"
				aria-label={`Close chat with ${username}`}
				className="grid h-full w-11 shrink-0 cursor-pointer place-items-center text-muted -outline-offset-3 hover:bg-sunk hover:text-ink"
				onClick={() => closeChat(userId)}
			>
				<Icon name="cross" className="size-4 stroke-3" />
			</button>
		</li>
	);
}

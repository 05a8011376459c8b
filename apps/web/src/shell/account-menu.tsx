import { Link, type LinkProps, useHydrated } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useSignOut } from "../features/accounts/sign-out.ts";
import { MessagesLink } from "../features/chat/chat-dock.tsx";
import { BusyItem } from "../features/presence/own-status.tsx";
import { NameEdit } from "../features/profiles/username-form.tsx";
import type { Me } from "../platform/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { cookiePath } from "../ui/base-path.ts";
import { Count } from "../ui/chip.tsx";
import { showKeys } from "./key-help.tsx";
import { PlayerParts } from "./player-parts.tsx";
import { type CountName, useCounts } from "./use-counts.ts";

interface MenuItem {
	readonly label: string;
	/** "messages" leads to a chat or to the list of chats. */
	readonly link: Pick<LinkProps, "to" | "search"> | "messages";
	readonly count?: CountName;
	/** Whether the player has the item; everyone by default. */
	readonly isFor?: (me: Me) => boolean;
}

/** The menu's links in order. */
const MENU_ITEMS: readonly MenuItem[] = [
	{ label: "Profile", link: { to: "/profile" }, count: "requests" },
	{ label: "Friends", link: { to: "/friends" } },
	{
		label: "Friend Requests",
		link: { to: "/friends" },
		count: "requests",
		isFor: ({ friendRequests }) => friendRequests > 0,
	},
	{ label: "Messages", link: "messages", count: "messages" },
	{ label: "Duels", link: { to: "/duels" }, count: "duels" },
	{ label: "Daily deck", link: { to: "/daily" } },
	{ label: "Leaderboard", link: { to: "/leaderboard" } },
	{ label: "Support", link: { to: "/profile", search: { tab: "support" } }, count: "support" },
	{ label: "Admin Dashboard", link: { to: "/admin" }, isFor: ({ isAdmin }) => isAdmin },
];

/** Below the avatar, at the edge of the page's content. */
const POSITION =
	"fixed [inset:calc(var(--bar)_+_0.5rem)_max(var(--gutter),(100vw_-_84rem)/2_+_var(--gutter))_auto_auto] w-64 max-w-[calc(100vw-2rem)] max-h-[calc(100dvh-var(--bar)-1rem)]";
/** Each item is a link or a button in a list item. */
const ITEMS =
	"py-2 *:*:flex *:*:min-h-11 *:*:w-full *:*:cursor-pointer *:*:items-center *:*:justify-between *:*:px-4 *:*:text-left *:*:-outline-offset-3 *:*:hover:bg-sunk";

/** The avatar and its menu, which the browser opens and closes, even before the page's script is loaded. */
export function AccountMenu({ me }: { me: Me }) {
	// A press on a button would be lost before.
	const isHydrated = useHydrated();
	const counts = useCounts();
	const signOut = useSignOut();
	return (
		<>
			<button type="button" popoverTarget="account-menu" className="press relative rounded-full p-1">
				<Avatar username={me.username} url={me.avatarUrl} />
				<span className="sr-only">{`Account menu of ${me.username}`}</span>
				<Count total={counts.total} className="absolute -top-1 -right-1.5" />
			</button>
			<div
				id="account-menu"
				popover="auto"
				className={`${POSITION} overflow-x-hidden overflow-y-auto rounded-md border-2 border-line bg-raise text-ink`}
			>
				<div className="relative border-b border-line px-4 py-3 text-[0.875rem] text-muted">
					Signed in as
					<strong className="mr-10 block truncate font-display text-xl leading-11 font-bold text-ink">
						{me.username}
					</strong>
					{isHydrated && <NameEdit key={me.id} username={me.username} />}
				</div>
				<ul className={ITEMS}>
					{MENU_ITEMS.filter(({ isFor }) => isFor?.(me) ?? true).map(({ label, link, count }) => (
						<li key={label}>
							{link === "messages" ? (
								<MessagesLink onPress={closeMenu}>
									{label}
									{count && <Count total={counts[count]} />}
								</MessagesLink>
							) : (
								<Link {...link} onClick={closeMenu}>
									{label}
									{count && <Count total={counts[count]} />}
								</Link>
							)}
						</li>
					))}
					{isHydrated && (
						<>
							<li>
								<BusyItem userId={me.id} />
							</li>
							<li>
								<button type="button" onClick={switchTheme}>
									Switch theme
								</button>
							</li>
							<li className="[@media(hover:none)]:hidden">
								<button
									type="button"
									aria-keyshortcuts="?"
									onClick={(event) => {
										closeMenu(event);
										showKeys();
									}}
								>
									Keys
									<kbd className="text-muted">?</kbd>
								</button>
							</li>
							<li>
								<button
									type="button"
									onClick={(event) => {
										closeMenu(event);
										signOut();
									}}
								>
									Sign out
								</button>
							</li>
						</>
					)}
				</ul>
			</div>
			<PlayerParts userId={me.id} />
		</>
	);
}

const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

const YEAR_S = 31_536_000;

/** Switches between dark and light, and stores the choice in a cookie. */
export function switchTheme(): void {
	const root = document.documentElement;
	const shown =
		root.dataset.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
	const theme = shown === "light" ? "dark" : "light";
	root.dataset.theme = theme;
	// The Cookie Store API is missing on plain http, as in a home network.
	document.cookie = `theme=${theme}; path=${cookiePath()}; max-age=${YEAR_S}; samesite=lax`;
}

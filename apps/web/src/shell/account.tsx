import { Link, useHydrated } from "@tanstack/react-router";
import { MessagesLink } from "../features/chat/messages-link.tsx";
import { NameEdit } from "../features/profiles/name-edit.tsx";
import { useMe } from "../platform/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { closeMenu } from "./close-menu.ts";
import { CountBadge } from "./count-badge.tsx";
import { Live } from "./live.tsx";
import { MenuActions } from "./menu-actions.tsx";
import { COUNTS, MENU_ITEMS } from "./menu-items.ts";
import "./account.css";

/** The avatar and its menu, which the browser opens and closes, even before the page's script is loaded. */
export function Account() {
	const me = useMe();
	// A press on a button would be lost before.
	const isHydrated = useHydrated();
	if (!me) return null;
	return (
		<>
			<button type="button" popoverTarget="account-menu" className="press relative rounded-full p-1">
				<Avatar username={me.username} url={me.avatarUrl} />
				<span className="sr-only">{`Account menu of ${me.username}`}</span>
				<CountBadge counts={COUNTS} className="absolute -top-1 -right-1.5" />
			</button>
			<div id="account-menu" popover="auto" className="account-menu">
				<div className="account-name">
					Signed in as
					<strong>{me.username}</strong>
					{isHydrated && <NameEdit username={me.username} />}
				</div>
				<ul>
					{MENU_ITEMS.filter(({ isFor }) => isFor?.(me) ?? true).map(({ label, link, useCount }) => (
						<li key={label}>
							{link === "messages" ? (
								<MessagesLink onPress={closeMenu}>
									{label}
									<CountBadge counts={[useCount]} />
								</MessagesLink>
							) : (
								<Link {...link} onClick={closeMenu}>
									{label}
									<CountBadge counts={[useCount]} />
								</Link>
							)}
						</li>
					))}
					{isHydrated && <MenuActions userId={me.id} />}
				</ul>
			</div>
			<Live userId={me.id} />
		</>
	);
}

import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";
import { useMe } from "../platform/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { closeMenu } from "./close-menu.ts";
import { CountBadge } from "./count-badge.tsx";
import { LiveSlot } from "./live-slot.tsx";
import { COUNTS, MENU_ITEMS } from "./menu-slots.ts";

const NameEdit = lazyIsland(
	() => import("../features/profiles/name-edit.tsx"),
	(module) => module.NameEdit,
);
const MenuActions = lazyIsland(
	() => import("./menu-actions.tsx"),
	(module) => module.MenuActions,
);

/**
 * The avatar and its menu, which the browser opens and closes, even before the page's script is loaded.
 * Its links come with the page; the code of other items is loaded when the player comes near.
 */
export function Account() {
	const me = useMe();
	const [isWanted, setWanted] = useState(false);
	const menu = useRef<HTMLDivElement>(null);
	const want = () => setWanted(true);
	useEffect(() => {
		if (menu.current?.matches(":popover-open")) setWanted(true);
	}, []);
	if (!me) return null;
	return (
		<>
			<button
				type="button"
				popoverTarget="account-menu"
				className="press relative rounded-full p-1"
				onPointerEnter={want}
				onFocus={want}
			>
				<Avatar username={me.username} url={me.avatarUrl} />
				<span className="sr-only">{`Account menu of ${me.username}`}</span>
				<CountBadge counts={COUNTS} className="absolute -top-1 -right-1.5" />
			</button>
			<div ref={menu} id="account-menu" popover="auto" className="account-menu" onToggle={want}>
				<div className="account-name">
					Signed in as
					<strong>{me.username}</strong>
					{isWanted && <NameEdit username={me.username} />}
				</div>
				<ul>
					{MENU_ITEMS.filter(({ isFor }) => isFor?.(me) ?? true).map(({ label, link, useCount }) => (
						<li key={label}>
							<Link {...link} onClick={closeMenu}>
								{label}
								<CountBadge counts={[useCount]} />
							</Link>
						</li>
					))}
					{isWanted && <MenuActions userId={me.id} />}
				</ul>
			</div>
			<LiveSlot userId={me.id} />
		</>
	);
}

import { Link } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { MenuName } from "../features/profiles/menu-name.tsx";
import type { Me } from "../platform/session.ts";
import { switchTheme } from "../platform/theme.ts";
import { CountBadge } from "./count-badge.tsx";
import { MENU_ITEMS } from "./slots.ts";

const ITEM = "flex min-h-11 w-full cursor-pointer items-center justify-between px-4 text-left hover:bg-sunk";

const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

/** What the avatar in the bar opens. The browser closes it on Escape and on a press elsewhere. */
export function AccountMenu({ me }: { me: Me }) {
	const signOut = useSignOut();
	return (
		<>
			<MenuName username={me.username} />
			<ul className="py-2">
				{MENU_ITEMS.filter(({ isFor }) => isFor?.(me) ?? true).map(({ label, link, useCount }) => (
					<li key={label}>
						<Link {...link} className={ITEM} onClick={closeMenu}>
							{label}
							<CountBadge counts={[useCount]} />
						</Link>
					</li>
				))}
				<li>
					<button type="button" className={ITEM} onClick={switchTheme}>
						Switch theme
					</button>
				</li>
				<li>
					<button
						type="button"
						className={ITEM}
						onClick={(event) => {
							closeMenu(event);
							signOut();
						}}
					>
						Sign out
					</button>
				</li>
			</ul>
		</>
	);
}

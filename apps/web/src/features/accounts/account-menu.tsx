import { Link } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { switchTheme } from "../../platform/theme.ts";
import { MenuName } from "./menu-name.tsx";
import { useSignOut } from "./use-sign-out.ts";

const ITEM = "flex min-h-11 w-full cursor-pointer items-center px-4 text-left hover:bg-sunk";

const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

/** What the avatar in the bar opens. The browser closes it on Escape and on a press elsewhere. */
export function AccountMenu({ username }: { username: string }) {
	const signOut = useSignOut();
	return (
		<>
			<MenuName username={username} />
			<ul className="py-2">
				<li>
					<Link to="/profile" className={ITEM} onClick={closeMenu}>
						Profile
					</Link>
				</li>
				<li>
					<Link to="/leaderboard" className={ITEM} onClick={closeMenu}>
						Leaderboard
					</Link>
				</li>
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

import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";
import { type Me, useMe } from "../platform/session.ts";
import { useSignInAddress } from "../platform/sign-in-address.ts";
import { Avatar } from "../ui/avatar.tsx";
import { PLAIN } from "../ui/button.tsx";
import { Mark } from "../ui/logo.tsx";
import { CountBadge } from "./count-badge.tsx";
import { COUNTS } from "./slots.ts";

const AccountMenu = lazyIsland(
	() => import("./account-menu.tsx"),
	(module) => module.AccountMenu,
);

/** Under the avatar, whose edge is the page's. */
const MENU =
	"fixed inset-[calc(var(--bar)+0.5rem)_max(var(--gutter),(100vw-84rem)/2+var(--gutter))_auto_auto] w-64 max-w-[calc(100vw-2rem)] overflow-hidden rounded-md border-2 border-line bg-raise text-ink";

export function NavBar() {
	const me = useMe();
	const signIn = useSignInAddress();
	return (
		<header className="sticky top-0 z-30 shrink-0 border-b border-line bg-paper">
			<div className="wide flex h-(--bar) items-center gap-2">
				<Link to="/" className="flex items-center gap-2 font-display text-2xl font-extrabold">
					<Mark />
					Hilo
				</Link>
				<nav aria-label="Main" className="ml-auto flex items-center gap-1">
					<Link to="/leaderboard" className={PLAIN}>
						Leaderboard
					</Link>
					{me ? (
						<Account me={me} />
					) : (
						<Link
							{...signIn}
							className="press ml-1 rounded-md bg-ink px-4 py-2.5 font-display font-bold text-paper"
						>
							Sign In
						</Link>
					)}
				</nav>
			</div>
		</header>
	);
}

/** The avatar and what it opens. The menu's code comes when somebody reaches for it. */
function Account({ me }: { me: Me }) {
	const [isWanted, setWanted] = useState(false);
	const menu = useRef<HTMLDivElement>(null);
	const want = () => setWanted(true);
	// The browser opens it by itself, also before the page's script is there.
	useEffect(() => {
		if (menu.current?.matches(":popover-open")) setWanted(true);
	}, []);
	return (
		<>
			<button
				type="button"
				popoverTarget="account-menu"
				aria-label={`Account menu of ${me.username}`}
				className="press relative rounded-full p-1"
				onPointerEnter={want}
				onFocus={want}
			>
				<Avatar username={me.username} url={me.avatarUrl} />
				<CountBadge counts={COUNTS} className="absolute -top-1 -right-1.5" />
			</button>
			<div ref={menu} id="account-menu" popover="auto" className={MENU} onToggle={want}>
				{isWanted && <AccountMenu me={me} />}
			</div>
		</>
	);
}

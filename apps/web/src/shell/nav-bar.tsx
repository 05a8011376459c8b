import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { type Me, useMe } from "../platform/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Mark } from "../ui/logo.tsx";
import { CountBadge } from "./count-badge.tsx";
import { COUNTS } from "./slots.ts";

const AccountMenu = lazy(() =>
	import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);

export function NavBar() {
	const me = useMe();
	const here = useLocation({ select: ({ pathname }) => pathname });
	return (
		<header className="sticky top-0 z-30 shrink-0 border-b border-line bg-paper">
			<div className="wide flex h-(--bar) items-center gap-2">
				<Link to="/" className="flex items-center gap-2 font-display text-2xl font-extrabold">
					<Mark />
					Hilo
				</Link>
				<nav aria-label="Main" className="ml-auto flex items-center gap-1">
					<Link to="/leaderboard" className="nav-link">
						Leaderboard
					</Link>
					{me ? (
						<Account me={me} />
					) : (
						<Link
							to="/sign-in"
							search={here === "/" || here === "/sign-in" ? {} : { from: here }}
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
	const want = () => setWanted(true);
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
			<div id="account-menu" popover="auto" className="menu" onToggle={want}>
				{isWanted && (
					<Suspense>
						<AccountMenu me={me} />
					</Suspense>
				)}
			</div>
		</>
	);
}

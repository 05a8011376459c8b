import { Link } from "@tanstack/react-router";
import { useMe } from "../platform/session.ts";
import { useSignInAddress } from "../platform/sign-in-address.ts";
import { PLAIN } from "../ui/button.tsx";
import { Count } from "../ui/count.tsx";
import { Mark } from "../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";

export function NavBar() {
	const me = useMe();
	const signIn = useSignInAddress();
	return (
		// On phones an open chat covers the bar, which then takes no focus either.
		<header className="max-lg:[:has(>#main_[data-covers-bar])>&]:invisible sticky top-0 z-30 shrink-0 border-b border-line bg-paper">
			<div className="wide flex h-(--bar) items-center gap-2 pt-(--safe-top)">
				<Link to="/" className="flex items-center gap-2 font-display text-2xl font-extrabold">
					<Mark />
					{/* The narrowest phones have no space for it beside a player's links. */}
					<span className={me ? "max-[25rem]:sr-only" : undefined}>Hilo</span>
				</Link>
				<nav aria-label="Main" className="ml-auto flex items-center gap-1">
					{me && (
						<Link to="/custom-games" className={`${PLAIN} relative max-sm:px-2`}>
							Discover
							<Count total={me.gameInvitations} className="absolute -top-1 -right-1.5" />
						</Link>
					)}
					{/* On phones it is in the footer, in the menu and on the first screen. */}
					<Link to="/daily" className={`${PLAIN} max-sm:hidden`}>
						Daily
					</Link>
					<Link to="/leaderboard" className={`${PLAIN} max-sm:px-2`}>
						Leaderboard
					</Link>
					{me ? (
						<AccountMenu />
					) : (
						<Link
							{...signIn}
							className="press ml-1 rounded-md bg-ink px-3 py-2.5 font-display font-bold whitespace-nowrap text-paper sm:px-4"
						>
							Sign In
						</Link>
					)}
				</nav>
			</div>
		</header>
	);
}

import { Link } from "@tanstack/react-router";
import { switchTheme } from "../platform/theme.ts";

export function Footer() {
	return (
		<footer className="mt-24 border-t border-line text-sm text-muted">
			<div className="wide flex items-center py-5">
				<span className="mr-auto">
					Hilo<span className="max-sm:hidden">. Two things, one number.</span>
				</span>
				<Link to="/credits" className="nav-link">
					Credits
				</Link>
				<a href="/api/docs" className="nav-link">
					API
				</a>
				<button type="button" className="nav-link" onClick={switchTheme}>
					Switch theme
				</button>
			</div>
		</footer>
	);
}

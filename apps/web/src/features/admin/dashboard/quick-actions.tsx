import { Link } from "@tanstack/react-router";

const ACTIONS = [
	{ label: "Find a player", to: "/admin/users" },
	{ label: "Answer tickets", to: "/admin/support" },
	{ label: "Review reports", to: "/admin/support/reports" },
	{ label: "Reorder games", to: "/admin/games" },
	{ label: "Write an update", to: "/admin/settings/updates" },
	{ label: "Maintenance", to: "/admin/settings" },
] as const;

export function QuickActions() {
	return (
		<ul className="flex flex-wrap gap-2">
			{ACTIONS.map(({ label, to }) => (
				<li key={to}>
					<Link
						to={to}
						className="press inline-flex min-h-11 items-center rounded-md border-2 border-edge px-3.5 font-bold hover:border-ink"
					>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}

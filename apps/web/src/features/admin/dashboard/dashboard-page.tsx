import { AdminPage } from "../shell/admin-page.tsx";
import { QuickActions } from "./quick-actions.tsx";

export function DashboardPage() {
	return (
		<AdminPage section="dashboard" lead="How the site is, and what waits for an administrator.">
			<QuickActions />
		</AdminPage>
	);
}

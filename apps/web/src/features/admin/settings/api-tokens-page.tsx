import { NewTokenButton } from "../../accounts/api-tokens/new-token-button.tsx";
import { AdminTokens } from "../../accounts/api-tokens/token-list.tsx";
import { AdminPage } from "../shell/admin-page.tsx";

export function ApiTokensPage() {
	return (
		<AdminPage
			at="/admin/settings/tokens"
			lead="For tools that act as an administrator. What they do is in the audit log, under the owner's and the token's name."
			actions={<NewTokenButton kind="administrator" />}
		>
			<AdminTokens />
		</AdminPage>
	);
}

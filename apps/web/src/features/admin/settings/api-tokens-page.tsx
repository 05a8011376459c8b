import { trpc } from "../../../platform/api/trpc.ts";
import { NewTokenButton, TokenList } from "../../accounts/api-tokens.tsx";
import { AdminPage } from "../shell/admin-page.tsx";

export function ApiTokensPage() {
	return (
		<AdminPage
			at="/admin/settings/tokens"
			lead="For tools that act as an administrator. What they do is in the audit log, under the owner's and the token's name."
			actions={<NewTokenButton kind="administrator" />}
		>
			<TokenList kind="administrator" query={trpc.apiTokens.listAdmin.useQuery()} />
		</AdminPage>
	);
}

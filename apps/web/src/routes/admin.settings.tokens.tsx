import { createFileRoute } from "@tanstack/react-router";
import { ApiTokensPage } from "../features/admin/settings/api-tokens-page.tsx";

export const Route = createFileRoute("/admin/settings/tokens")({ component: ApiTokensPage });

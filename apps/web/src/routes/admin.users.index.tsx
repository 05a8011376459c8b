import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "../features/admin/users/users-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/users/")({ head: headOf("Users"), component: UsersPage });

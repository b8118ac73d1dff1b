#!/bin/sh
# Run once by the PostgreSQL image when it creates the cluster (/docker-entrypoint-initdb.d). Creates a role for the site that owns
# only its database. The superuser gets no password, so that it cannot connect over the network.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE borupa LOGIN PASSWORD :'password';
CREATE DATABASE borupa OWNER borupa ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE borupa FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
